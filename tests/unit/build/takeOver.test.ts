import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { faultsOf, takeOverPost } from '#build/articles/takeOver.ts'

const DAY = '2026-03-02'
const TEMPLATE = ['title', 'excerpt', 'description', `date: ${DAY}`, 'question', 'answer', 'related: []']
  .map((line) => (line.includes(':') ? line : `${line}: "TODO"`))
  .join('\n')

/** A site of another system with these files, of which the first is the post. */
function siteWith(files: Record<string, string>) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'post-')))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, text] of Object.entries({ ...files, '_config.yml': '' })) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return { root, post: join(root, Object.keys(files)[0]!) }
}

async function take(files: Record<string, string>, taken: readonly string[] = []) {
  const { root, post } = siteWith(files)
  const text = Object.values(files)[0]!
  const { article, pictures, notes } = takeOverPost(post, Buffer.from(text), 'mein-text', TEMPLATE, (name) => taken.includes(name))
  const [, front = '', body = ''] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(article) ?? []
  const faults = await faultsOf(article, 'mein-text.md', 'mein-text', pictures.keys())
  return {
    front,
    body,
    notes,
    faults,
    pictures: Object.fromEntries([...pictures].map(([name, file]) => [name, file.slice(root.length + 1)])),
  }
}

/** What becomes of a text without front matter. */
const bodyOf = async (text: string) => (await take({ 'post.md': text })).body.trim()

it.each([
  // Jekyll, Hugo, Astro, what is no YAML, no front matter at all, and a file from Windows.
  [
    '2024-05-06-titel.md',
    '---\nlayout: post\ntitle: "Ein „Titel“: mehr"\nsubtitle: Kurz\ndescription: Lang\nlast_modified_at: 2025-01-02 10:00:00 +0100\ntags: [a]\npublished: false\n---\nText\n',
    ['title: "Ein „Titel“: mehr"', 'excerpt: "Kurz"', 'description: "Lang"', 'date: "2024-05-06"', 'updated: "2025-01-02"', 'draft: true'],
    ['2024-05-06-titel.md:1: left out of the front matter: layout, tags.'],
  ],
  [
    'post.md',
    '+++\ntitle = "Titel"\ndate = 2024-05-06T10:00:00+02:00\ndraft = true\n[params]\nsummary = \'Kurz\'\nweight = 3\n+++\nText\n',
    ['title: "Titel"', 'excerpt: "Kurz"', 'date: "2024-05-06"', 'draft: true'],
    ['post.md:1: left out of the front matter: weight.'],
  ],
  [
    'post.mdx',
    '---\ntitle: Titel\npubDate: 6.5.2024\nheroImage: ../fehlt.png\n---\nimport Bild from "./a.astro"\n\n<Bild client:load>Text</Bild>\n',
    ['title: "Titel"', 'date: "2024-05-06"'],
    [
      expect.stringMatching(/^post\.mdx:1: the picture \.\.\/fehlt\.png was left out: there is none of this name below /),
      'post.mdx:6: import Bild from "./a.astro" was left out: an article has no scripts.',
      'post.mdx:8: <Bild client:load> was left out: an article has no components.',
      'post.mdx:8: </Bild> was left out: an article has no components.',
    ],
  ],
  [
    'broken.md',
    '---\ntitle: Titel: mit Doppelpunkt\ndate: 2024-05-06\nlist: [a\n---\nText\n',
    ['title: "Titel: mit Doppelpunkt"', 'date: "2024-05-06"'],
    [
      expect.stringMatching(/^broken\.md:1: front matter has errors, so it was read line by line: .+/),
      'broken.md:1: left out of the front matter: list.',
    ],
  ],
  ['plain.md', '# Ein *Titel*\n\nText\n', ['title: "Ein Titel"', `date: ${DAY}`], ["plain.md:1: the post has no date, so it got today's."]],
  ['windows.md', '\ufeff---\r\ntitle: Titel\r\ndate: 2024-05-06\r\n---\r\n\r\nText\r\n', ['title: "Titel"', 'date: "2024-05-06"'], []],
])('reads the front matter of %s', async (file, text, fields, notes) => {
  const taken = await take({ [file]: text })

  expect(taken.front.split('\n')).toEqual(expect.arrayContaining(fields))
  expect(taken.front.match(/^draft/gm)?.length ?? 0).toBe(fields.includes('draft: true') ? 1 : 0)
  expect(taken.body).toBe('Text\n')
  expect(taken.notes).toEqual(notes)
  expect(taken.faults).toEqual([])
})

it('takes the pictures along, wherever the site keeps them, and asks for their words', async () => {
  const { body, pictures, notes, front, faults } = await take(
    {
      'content/post/2024/index.md': [
        '---\ntitle: A\ndate: 2024-05-06\nimage: /titel.jpg\n---',
        '![Der See](<am see.PNG> "Nach dem Regen")',
        '![](/img/a.jpg?w=3) und ![Noch einmal][a]',
        '<img src="{{ "/assets/b.gif" | relative_url }}" style="width: 3px">',
        '<figure><a href="/img/a.jpg"><img src="/img/a.jpg" alt="x"></a><figcaption>Eine <b>Zeile</b></figcaption></figure>',
        '[![klein](/img/a.jpg)](/img/gross.jpg)',
        '![fremd](https://example.org/c.png) ![weg](fehlt.jpg)',
        '![[am see.PNG|Notiz]]',
        '{{< figure src="/img/a.jpg" alt="y" caption="Z" >}}',
        '{% include figure image_path="/assets/b.gif" alt="w" %}',
        '',
        '[a]: /img/a.jpg',
      ].join('\n\n'),
      'content/post/2024/am see.PNG': '',
      'static/img/a.jpg': '',
      'static/titel.jpg': '',
      'assets/b.gif': '',
    },
    ['a.jpg'],
  )

  expect(pictures).toEqual({
    'am-see.png': 'content/post/2024/am see.PNG',
    'mein-text-2.jpg': 'static/img/a.jpg',
    'b.png': 'assets/b.gif',
    'titel.jpg': 'static/titel.jpg',
  })
  expect(front).toContain('cover: "titel.jpg"')
  expect(body.trim().split(/\n+/)).toEqual([
    '![Der See](am-see.png "Nach dem Regen")',
    '![TODO: Was zeigt das Bild?](mein-text-2.jpg) und ![Noch einmal](mein-text-2.jpg)',
    '![TODO: Was zeigt das Bild?](b.png)',
    '![x](mein-text-2.jpg "Eine Zeile")',
    '![klein](mein-text-2.jpg)',
    '[fremd](https://example.org/c.png) ',
    '![Notiz](am-see.png)',
    '![y](mein-text-2.jpg "Z")',
    '![w](b.png)',
  ])
  expect(notes).toEqual([
    expect.stringMatching(/^index\.md:15: .*gross\.jpg\) was a link that leads nowhere here; its text stays\.$/),
    expect.stringMatching(/^index\.md:17: the picture https:\/\/example\.org\/c\.png became a link: there is none of this name below /),
    expect.stringMatching(/^index\.md:17: the picture fehlt\.jpg was left out/),
  ])
  expect(faults).toEqual([])
})

it.each([
  ['# A\n\n# B\n\n### C\n\n# D\n', '## B\n\n### C\n\n## D'],
  ['### A\n\n> ##### B\n', '## A\n\n> ### B'],
  ['A\n===\n\nB\n---\n\nC\n---\n', '## B\n\n## C'],
  ['<h2 class="x">A <em>b</em></h2>\n', '## A b'],
  ['A <h3 class="x">\n  B\n</h3> C\n', 'A\n\n## B\n\nC'],
])('moves the headings of %j to level 2 and below, without a gap', async (text, expected) => {
  expect((await bodyOf(text)).replaceAll(/\n{2,}/g, '\n\n')).toBe(expected)
})

it.each([
  ['{{< youtube abc-1 >}}', '[www.youtube.com ansehen](https://www.youtube.com/watch?v=abc-1)'],
  ['<iframe src="//www.youtube-nocookie.com/embed/abc?x"></iframe>', '[www.youtube.com ansehen](https://www.youtube.com/watch?v=abc)'],
  ['<iframe src="https://karte.example/x"></iframe>', '[karte.example ansehen](https://karte.example/x)'],
  ['<video controls><source src="https://a.example/b.mp4"></video>', '[a.example ansehen](https://a.example/b.mp4)'],
  ['{{% info %}}**A**{{% /info %}}', '**A**'],
  ['{% if site.x %}A{% endif %} {{ page.title }}B', 'A B'],
  ['a {{ b }} und `{{ c }}`', 'a \\{{ b }} und `{{ c }}`'],
  ['{% highlight js %}\nlet a = "{{ b }}"\n{% endhighlight %}', '````js\nlet a = "{{ b }}"\n````'],
  ['<pre><code class="language-js">a &lt; b</code></pre>', '````js\na < b\n````'],
  [
    '```html\n<script>{{ x }}</script> [a](b.md)\n\n\n\n# b\n```\n\nText',
    '```html\n<script>{{ x }}</script> [a](b.md)\n\n\n\n# b\n```\n\nText',
  ],
  ['<p style="color: red" onclick="x()">A <a href="https://a.example" target="_blank">b</a></p>', 'A <a href="https://a.example">b</a>'],
  ['<div>\n    <a href="https://a.example"><img src="https://b.example/c.png"></a>\n</div>', '[Bild ansehen](https://b.example/c.png)'],
  ['[![A](https://b.example/c.png)](https://a.example)', '[A](https://b.example/c.png)'],
  ['<center><font size=3>A</font></center>', 'A'],
  ['A<script>\nalert(1)\n</script>', 'A'],
  ['[a](/alt) [b](../c.md "d") [e]({{< ref "f.md" >}}) [g](#h) [i](mailto:j@k.example)', 'a b e [g](#h) [i](mailto:j@k.example)'],
  ['[a](javascript:b) <a href="data:c">d</a>', 'a d'],
  ['[a][b] und [b]\n\n[b]: https://c.example "d"', '[a](https://c.example) und [b](https://c.example)'],
  ['A[^1]\n\n[^1]: B', 'A[^1]\n\n[^1]: B'],
  ['[[Notiz]] und [[Notiz|Text]]', 'Notiz und Text'],
  ['> [!tip] Rat\n> Text', '> **Rat**  \n> Text'],
  ['- Inhalt\n{:toc}\n\nA\n{: .lead}\n', 'A'],
  ['[gallery ids="1,2"]A', 'A'],
])('turns %j into what an article can have', async (text, expected) => {
  expect(await bodyOf(text)).toBe(expected)
})

it('names the line of the post that it changed', async () => {
  const { notes } = await take({
    'post.md': '---\ntitle: A\ndate: 2024-05-06\n---\nEins\n<script>\nx\n</script>\n\n```\ny\n```\n{{< z >}}\n',
  })

  expect(notes).toEqual(['post.md:6: <script> x </script> was left out: an article cannot have it.', 'post.md:13: {{< z >}} was left out.'])
})

it('never looks for pictures outside the site of the post', async () => {
  const text = '![a](../geheim.png) ![b](/../../geheim.png) ![c](link.png)'
  const { root, post } = siteWith({ 'site/post.md': text, 'geheim.png': '', 'site/_config.yml': '' })
  symlinkSync(join(root, 'geheim.png'), join(root, 'site/link.png'))
  const { pictures, notes } = takeOverPost(post, Buffer.from(text), 'a', DAY, () => false)

  expect(pictures.size).toBe(0)
  expect(notes).toHaveLength(4)
})

it.each([
  ['larger than a post', Buffer.alloc(100_001, 'a'), 'post.md is larger than 100 KB, so it is no post.'],
  ['no text', Buffer.from('\x89PNG\0'), 'post.md is no text. Name a Markdown file.'],
])('refuses a file that is %s', (_, bytes, message) => {
  expect(() => takeOverPost('/a/post.md', bytes, 'a', TEMPLATE, () => false)).toThrow(message)
})

it.each(['', '---\n- a\n---\n', '+++\n[[[\n+++', '---\na: &a [*a]\n---\n', '<a <b <img', '<iframe src="https://["></iframe>'])(
  'makes something even of %j',
  async (text) => {
    expect((await take({ 'post.md': text })).front).toContain('question:')
  },
)
