import { expect, it } from 'vitest'
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
    '[lost](//tea.test/lost/) [other](https://other.test/article/cup.html)',
  ].join('\n')
  const files = {
    '_config.yml': SETTINGS,
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
  expect(article_html.match(/href="\/article\/cup\.html(?:#handle)?"/g)).toHaveLength(3)
  expect(article_html).toMatch(/href="\/attachments\/[^"]+\.txt"/)
  expect(article_html).toContain('href="/article/cup.html?a=1#handle"')
  expect(article_html).toMatch(/href="\/"[^>]*>home/)
  expect(article_html).toContain('https://other.test/article/cup.html')
  expect(article_html).toContain('href="/pot"')
  expect(article_html).toContain('[code](x.html)')
})
