import { describe, expect, it } from 'vitest'
import { importing } from '../../testing/importing.ts'
import { openTestApp } from '../../testing/test-app.ts'

const SETTINGS = 'permalink: article/:title.html\nurl: https://www.tea.test\n'
const post = (title: string, text: string) =>
  `---\ntitle: ${title}\ndate: 2020-01-01\n---\n${text}\n`

it('links between imported posts go on working, and the others are named', {
  timeout: 150_000,
}, async () => {
  const { ownerClient, platform } = await openTestApp()
  const { importZip } = importing(await ownerClient())
  const text = [
    '[cup](./cup.html#handle) [by file](../_posts/cup.md) [old](/article/cup.html) `[code](x.html)`',
    '[notes](/files/notes.txt) [gone](./gone.html) [program](/files/tea.exe) [top](#top) [pot](/pot.html)',
    '[host](https://tea.test/article/cup.html?a=1#handle) [home](http://www.tea.test/)',
    '[lost](//tea.test/lost/) [other](https://other.test/lists/cup.html)',
    '[named](http://cup.test/article/cup.html)',
  ].join('\n')
  const files = {
    '_config.yml': SETTINGS,
    'source/CNAME': 'www.cup.test\n',
    'source/_posts/tea.md': post('Tea', text),
    'source/_posts/cup.md': post('Cup', 'A cup.'),
    'source/_posts/pot.md': '---\ntitle: Pot\ndate: 2020-01-01\npermalink: /pot/\n---\nA pot.\n',
    'source/files/notes.txt': 'Hot water.',
    'source/files/tea.exe': 'MZ',
  }
  const dry = await importZip(files, { dryRun: true })
  const report = await importZip(files)
  expect(dry.parts).toEqual(report.parts)
  expect(report.parts).toMatchObject({ articles: 3, files: 1 })
  const line = report.files.find(({ article_title }) => article_title === 'Tea')
  expect(line?.details).toEqual([
    { note: 'linkBroken', name: './gone.html' },
    { note: 'linkBroken', name: '//tea.test/lost/' },
    { note: 'fileMissing', name: '/files/tea.exe' },
  ])
  expect(dry.files.find(({ path }) => path === line?.path)?.details).toEqual(line?.details)
  const { article_html } = await platform.database.queries
    .selectFrom('articles')
    .select('article_html')
    .where('article_title', '=', 'Tea')
    .executeTakeFirstOrThrow()
  expect(article_html.match(/href="\/article\/cup\.html(?:#handle)?"/g)).toHaveLength(4)
  expect(article_html).toMatch(/href="\/attachments\/[^"]+\.txt"/)
  expect(article_html).toContain('href="/article/cup.html?a=1#handle"')
  expect(article_html).toMatch(/href="\/"[^>]*>home/)
  expect(article_html).toContain('https://other.test/lists/cup.html')
  expect(article_html).toContain('href="/pot"')
  expect(article_html).toContain('[code](x.html)')
})

describe('links to an address of the blog that its settings do not name', {
  timeout: 150_000,
}, () => {
  const linked = async (files: Record<string, string>) => {
    const { ownerClient, platform } = await openTestApp()
    const { importZip } = importing(await ownerClient())
    const lineOf = async (query: object) => {
      const { files: lines } = await importZip(files, query)
      return lines.find(({ article_title }) => article_title === 'Tea')
    }
    const content = async () =>
      platform.database.queries
        .selectFrom('articles')
        .select('article_content')
        .where('article_title', '=', 'Tea')
        .executeTakeFirstOrThrow()
    return { lineOf, content }
  }
  const text = [
    '[cup](https://www.old.test/article/cup.html#handle) [file](https://old.test/files/a.zip)',
    '[other](https://other.test/lists/cup.html) [about](https://other.test/about)',
  ].join(' ')

  it('are named, and are written when the address is told', async () => {
    const { lineOf, content } = await linked({
      '_config.yml': 'permalink: article/:title.html\n',
      'source/_posts/tea.md': post('Tea', text),
      'source/_posts/cup.md': post('Cup', 'A cup.'),
      'source/about/index.md': post('About', 'Me.'),
    })
    const named = { note: 'linkOldHost', name: 'https://www.old.test/article/cup.html#handle' }
    expect(await lineOf({})).toMatchObject({ outcome: 'added', details: [named] })
    const site = 'http://old.test/'
    expect(await lineOf({ site, dryRun: true })).toMatchObject({ outcome: 'updated' })
    expect(await lineOf({ site })).toMatchObject({ outcome: 'updated' })
    expect(await content()).toEqual({
      article_content: `${text.replace('https://www.old.test/article', '/article')}\n`,
    })
    expect(await lineOf({ site })).toMatchObject({ outcome: 'same' })
    expect(await lineOf({ site, dryRun: true })).toMatchObject({ outcome: 'same' })
  })

  it('are so in the exports of other programs', async () => {
    const item = (title: string, path: string, html: string) =>
      `<item><title>${title}</title><link>https://new.test/${path}/</link><wp:post_id>${path.length}</wp:post_id>
<wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date>2020-03-04 05:06:07</wp:post_date>
<content:encoded>${html}</content:encoded></item>`
    const html = '&lt;a href="https://old.test/article/cup">cup&lt;/a>'
    const { lineOf, content } = await linked({
      'blog.xml': `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="x">
<channel><title>b</title><generator>https://wordpress.org/?v=6.1</generator><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://new.test</wp:base_site_url>${item('Tea', 'tea', html)}${item('Cup', 'article/cup', 'x')}</channel></rss>`,
    })
    const named = { note: 'linkOldHost', name: 'https://old.test/article/cup' }
    expect(await lineOf({})).toMatchObject({ outcome: 'added', details: [named] })
    expect(await lineOf({ site: 'https://www.old.test' })).toMatchObject({ outcome: 'updated' })
    expect(await content()).toEqual({ article_content: '[cup](/article/cup)' })
  })
})
