import { isDrawn } from '#components/Picture.tsx'
import { about } from '#content/about.ts'
import { team } from '#content/facts/people.ts'

/** Names of the owner's and the team's portraits that are still drawings, because there are no photos yet. */
export const drawnPortraits = [about.hero.photo, 'avatar-owner' as const, ...team.map(({ photo }) => photo)].filter(isDrawn)
