import { describe, expect, it } from 'vitest'
import { prerenderedPages } from '../../../src/routing/prerenderedPages.ts'
import { owner } from '../../../src/content/facts/owner.ts'
import { headOf } from '../../../src/seo/head.ts'
import { structuredDataOf } from '../../../src/seo/structuredData.ts'

describe('the head of a page', () => {
  it.each(prerenderedPages.map(({ path }) => path))('fits into a search result for %s', (path) => {
    const { title, description } = headOf(path)
    expect(title.length).toBeGreaterThanOrEqual(10)
    expect(title.length).toBeLessThanOrEqual(65)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(155)
  })

  it('is unique on every indexable page', () => {
    const heads = prerenderedPages.filter(({ fault }) => !fault).map(({ path }) => headOf(path))
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
  })

  it('appends the brand to every title except those of articles', () => {
    expect(headOf('/blog').title).toBe(`Blog: Webdesign mit KI, in Minuten gemessen | ${owner.brand}`)
    expect(headOf('/blog/').title).toBe(headOf('/blog').title)
    expect(headOf('/gibt-es-nicht').title).toBe(`Tag\u00a0404: Seite nicht gefunden | ${owner.brand}`)
    expect(headOf('/blog/gibt-es-nicht').title).toBe(`Artikel nicht gefunden | ${owner.brand}`)
    expect(headOf('/blog/seo-ki-zeitalter-gefunden-werden').title).toBe('SEO im KI-Zeitalter: gefunden werden, bevor gesucht wird')
  })

  it('has a canonical address on indexable pages only', () => {
    for (const { path, fault } of prerenderedPages) expect(headOf(path).canonical).toBe(fault ? undefined : `${owner.baseUrl}${path}`)
    expect(headOf('/ueber-mich/').canonical).toBe(`${owner.baseUrl}/ueber-mich`)
    expect(structuredDataOf('/404', '/karte.png')).toBeUndefined()
  })

  it.each([
    ['/ueber-mich', ['Startseite', 'Über mich']],
    ['/FunnelActive', ['Startseite', 'Funnel Demo']],
    ['/impressum.html', ['Startseite', 'Impressum']],
    ['/blog/seo-ki-zeitalter-gefunden-werden', ['Startseite', 'Blog', 'SEO im KI-Zeitalter: gefunden werden, bevor gesucht wird']],
  ])('has the breadcrumbs of %s with the names of the navigation', (path, names) => {
    const graph = JSON.parse(JSON.stringify(structuredDataOf(path, '/karte.png'))) as {
      '@graph': { '@type': string; itemListElement?: { name: string }[] }[]
    }
    const way = graph['@graph'].find((thing) => thing['@type'] === 'BreadcrumbList')
    expect(way?.itemListElement?.map(({ name }) => name)).toEqual(names)
  })
})
