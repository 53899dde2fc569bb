import { isDrawn } from '#components/Picture.tsx'
import { about } from '#content/about.ts'
import { team } from '#content/facts/people.ts'

/** Names of the portraits of owner and team that have no photo yet. */
export const drawnPortraits = [about.hero.photo, 'avatar-owner' as const, ...team.map(({ photo }) => photo)].filter(isDrawn)
