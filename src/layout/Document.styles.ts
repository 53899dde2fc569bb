import { css } from '@emotion/react'

/**
 * Makes the rulers count the minutes of an article: the hand at the edge, and the header, with shorter ticks every ten seconds. Separate
 * from the styles of articles, which are the same for every article.
 */
export const minutesStyles = (minutes: number) => css`
  --minutes: ${minutes};
  --ticks: ${minutes};
  --parts: 6;
  @supports (animation-timeline: view()) and (timeline-scope: --reading) {
    --progress: --reading;
    --progress-range: cover;
  }
`
