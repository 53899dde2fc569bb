import { euroAndCents } from './format.ts'
import type { VatMode } from './types.ts'

/** What the site says about tax. There is one set of texts per mode, selected by `owner.vat`. */
export type VatTexts = {
  /** One sentence near the prices. */
  readonly note: string
  /** Follows a price far from that sentence. */
  readonly suffix: string
  /** The clause in the terms. */
  readonly clause: string
  /** A price without VAT, in words. Null if there is no VAT. */
  readonly net: (priceEuro: number) => string | null
}

/** The copy about tax for a mode. */
export function vatTexts(mode: VatMode): VatTexts {
  if (mode.kind === 'kleinunternehmer') {
    return {
      note: 'Festpreis. Nach §\u00a019 UStG fällt keine Umsatzsteuer an.',
      suffix: '',
      clause:
        'Alle genannten Preise sind Endpreise in Euro. Die Umsätze sind nach §\u00a019 UStG (Kleinunternehmerregelung) steuerfrei; Umsatzsteuer wird deshalb nicht berechnet und nicht ausgewiesen.',
      net: () => null,
    }
  }
  const rate = `${mode.ratePercent}\u00a0%`
  return {
    note: `Festpreis inkl. ${rate} Umsatzsteuer.`,
    suffix: ' inkl.\u00a0USt.',
    clause: `Alle genannten Preise sind Endpreise in Euro und enthalten die gesetzliche Umsatzsteuer von derzeit ${rate}. Die Rechnung weist sie gesondert aus.`,
    net: (priceEuro) => `netto ${euroAndCents(priceEuro / (1 + mode.ratePercent / 100))}`,
  }
}
