// Where a build is written to. One from other facts than the site's own (SITE_FACTS names their folder, see tests/fixture) goes
// elsewhere, so that it is never mistaken for the site.

/** Folder of the facts that replace src/content/facts, relative to the project; undefined for the site's own. */
export const FACTS = process.env.SITE_FACTS || undefined

/** Folders relative to the project: the finished site, and its prerendering code. Server configurations are next to the site. */
export const DIST = FACTS ? '.cache/fixture/dist' : 'dist'
export const PRERENDER = FACTS ? '.cache/fixture/prerender' : '.cache/prerender'
