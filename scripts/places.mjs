// Where a build lies. One from other facts than the site's own (SITE_FACTS names their folder, see tests/fixture) lies apart, so that
// it is never taken for the site.

/** Folder of the facts that take the place of src/content/facts, relative to the project; undefined for the site's own. */
export const FACTS = process.env.SITE_FACTS || undefined

/** Folders relative to the project: the finished site, and its prerendering code. Server configurations lie beside the site. */
export const DIST = FACTS ? '.cache/fixture/dist' : 'dist'
export const PRERENDER = FACTS ? '.cache/fixture/prerender' : '.cache/prerender'
