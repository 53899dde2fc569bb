import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { figures as Figures } from '#content/facts/figures.ts'
import type { offer as Offer } from '#content/facts/offer.ts'
import { refusals } from '#content/limits.ts'
import { importSource } from './mine.ts'

/** Stops the build, and shows an error in development, when the owner's numbers are outside the limits of texts and drawings. */
export function checkedFacts(root: string): Plugin {
  return {
    name: 'checked-facts',
    transform: {
      filter: { id: /\/content\/facts\/(?:offer|figures)\.ts$/ },
      async handler(_, id) {
        const [
          {
            module: { offer },
          },
          {
            module: { figures },
          },
        ] = await Promise.all([
          importSource<{ offer: typeof Offer }>(root, 'content/facts/offer.ts'),
          importSource<{ figures: typeof Figures }>(root, 'content/facts/figures.ts'),
        ])
        // Each file reports its own numbers.
        const refused = refusals(offer, figures).filter((sentence) => sentence.startsWith(`facts/${basename(id)}`))
        if (refused.length > 0) throw new Error(refused.join('\n'))
      },
    },
  }
}
