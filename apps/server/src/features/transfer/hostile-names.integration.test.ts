import { describe, expect, it } from 'vitest'
import { importing } from '../../testing/importing.ts'
import { useSite } from '../../testing/shared-site.ts'

const shared = useSite()

const open = async () => {
  const opened = await shared.empty()
  return importing(await opened.ownerClient())
}

const post = (title: string, above = '', text = 'text') =>
  `---\ntitle: ${title}\ndate: 2020-03-04\n${above}---\n${text}\n`

/** Members that every object of JavaScript inherits. */
const NAMES = ['constructor', 'toString', 'hasOwnProperty', '__proto__']

describe('names that every object has', () => {
  it('are categories, tags and kinds of boxes like any other in Hexo', async () => {
    const { importZip } = await open()
    const texts = NAMES.map((name) => [
      `source/_posts/${name}.md`,
      post(
        `about ${name}`,
        `categories: ${name}\ntags: [${name}]\ntype: ${name}\norigin: https://a.test/\n`,
        `> [!${name}]\n> x\n\n{% note ${name} %}y{% endnote %}\n\n{% ${name} %}`,
      ),
    ])
    const report = await importZip({
      '_config.yml': 'permalink: :category/:constructor/:title/\ncategory_map:\n  x: y\n',
      ...Object.fromEntries(texts),
    })
    expect(report).toMatchObject({ state: 'done', counts: { added: NAMES.length } })
    for (const name of NAMES) {
      const file = report.files.find(({ path }) => path === `source/_posts/${name}.md`)
      expect(file).toMatchObject({ outcome: 'added' })
    }
  })

  it('are addresses and collections like any other in Jekyll', async () => {
    const { importZip } = await open()
    const report = await importZip({
      '_config.yml': 'permalink: constructor\ncollections:\n  constructor: { output: true }\n',
      '_constructor/tea.md': post('tea'),
      '_posts/2020-01-01-cup.md': post('cup', 'permalink: toString\n'),
      '_posts/2020-01-02-pot.md': post('pot'),
    })
    expect(report).toMatchObject({ state: 'done', counts: { added: 3 } })
    expect(report.files.flatMap(({ redirects }) => redirects).sort()).toEqual([
      '/constructor',
      '/constructor/tea',
      '/constructor/tea.html',
      '/toString',
    ])
  })

  it('are words of the export of WordPress like any other', async () => {
    const { importZip } = await open()
    const item = NAMES.map(
      (name, at) => `<item><title>${name}</title><link>https://a.test/${name}/</link>
<wp:post_id>${at + 1}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>${name}</wp:status>
<wp:post_date>2020-03-04 05:06:07</wp:post_date><category domain="category" nicename="${name}">${name}</category>
<content:encoded>[gallery ${name}="1"][${name} a="b"]<p>x</p></content:encoded></item>`,
    )
    const report = await importZip({
      'blog.xml': `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="x">
<channel><title>b</title><generator>https://wordpress.org/?v=6.1</generator><wp:wxr_version>1.2</wp:wxr_version>${item.join('\n')}</channel></rss>`,
    })
    expect(report).toMatchObject({ state: 'done', counts: { added: NAMES.length } })
  })
})
