import { owner as siteOwner } from '#content/facts/owner.ts'
import type { Owner } from '../types.ts'
import { decision, link, ownerText, text } from './text.ts'
import type { LegalDocument } from './text.ts'

/** The accessibility statement. It is voluntary: the law does not require one for a site of this size. */
export function createAccessibilityStatement(owner: Owner): LegalDocument {
  return {
    path: '/barrierefreiheit.html',
    title: 'Erklärung zur Barrierefreiheit',
    lead: 'Diese Website soll für alle benutzbar sein. Wir halten das für gutes Handwerk.',
    asOf: '2026-11',
    text: text`
## Warum es diese Erklärung gibt {#grundlage}

Sie ist freiwillig. Das Barrierefreiheitsstärkungsgesetz nimmt Kleinstunternehmen, die Dienstleistungen erbringen, von seinen Pflichten aus: weniger als zehn Beschäftigte und höchstens 2\u00a0Millionen Euro Jahresumsatz oder Jahresbilanzsumme (§\u00a02 Nr.\u00a017, §\u00a03 Abs.\u00a03 BFSG).

${decision('ausnahme')}

## Woran wir uns messen {#massstab}

Maßstab sind die Web Content Accessibility Guidelines (WCAG)\u00a02.2, Stufe\u00a0AA. Bei jeder Veröffentlichung prüfen Programme alle Seiten in mehreren Breiten, mit geöffnetem Menü und mit geöffneten Einstellungen. Programme finden nur einen Teil der Hürden. Den anderen zeigt erst eine Prüfung von Hand, mit Tastatur und Bildschirmvorleser.

${decision('pruefung')}

## Was Sie erwarten können {#umgesetzt}

Nach unseren automatischen Prüfungen gilt, was folgt; die Prüfung von Hand steht noch aus.

- Alles lässt sich mit der Tastatur bedienen, und Sie sehen immer, wo Sie sind.
- Alle Texte stehen auch ohne JavaScript da.
- Jede Bewegung, die länger als fünf Sekunden läuft, hat einen Knopf zum Anhalten. Im Fuß jeder Seite hält ein Knopf alle Animationen an.
- Haben Sie in Ihrem System weniger Bewegung eingestellt, zeigt die Website gleich das Ergebnis.
- Texte lassen sich auf 200\u00a0% vergrößern, Seiten auf 400\u00a0%, ohne seitliches Scrollen der Seite; auf kleinen Bildschirmen lassen sich Karten in einer Reihe wischen oder mit den Pfeiltasten bewegen.
- Schrift und Hintergrund haben einen Kontrast von mindestens 4,5\u00a0zu\u00a01, meist deutlich mehr.
- Was Diagramme, Maßbänder und Zähler zeigen, steht auch als Text da.
- Die Struktur aus Überschriften, Bereichen und Beschriftungen ist für Bildschirmvorleser gesetzt.

## Was noch nicht barrierefrei ist {#grenzen}

- Den Terminkalender betreibt ein Dienstleister; wie zugänglich er ist, haben wir nicht in der Hand. Termine vereinbaren wir auch per E-Mail${owner.phone ? ' oder Telefon' : ''}.
- Leichte Sprache und Gebärdensprache gibt es noch nicht. Die Texte sind möglichst einfach gehalten.

## Sie sind auf eine Hürde gestoßen? {#rueckmeldung}

Schreiben Sie an ${link(owner.email, `mailto:${owner.email}`)}${owner.phone && text` oder rufen Sie an: ${link(owner.phone.text, owner.phone.href)}`}. Nennen Sie die Seite und was nicht ging. Wir antworten ${ownerText(owner, 'replyTime', owner.replyTime)} und schicken Ihnen den Inhalt auf anderem Weg, solange die Hürde besteht.
`,
  }
}

/** The site owner's statement on accessibility. */
export const accessibilityStatement = createAccessibilityStatement(siteOwner)
