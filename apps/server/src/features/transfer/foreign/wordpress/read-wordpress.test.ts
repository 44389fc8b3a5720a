import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import type { ForeignComment, ForeignItem, ForeignPost } from '../foreign-blog.ts'
import { wordpressReader } from './read-wordpress.ts'

/** Written by hand, with the oddities of old exports. */
const FIXTURE = new URL('../../fixtures/wordpress-classic.xml', import.meta.url)
/** Exported by WordPress 6.1. */
const REAL = new URL('../../fixtures/wordpress-6.1.xml', import.meta.url)

const read = async (open = (): AsyncIterable<Uint8Array> => createReadStream(FIXTURE)) => {
  const items: ForeignItem[] = []
  const files = { paths: ['blog.xml'], open }
  for await (const item of wordpressReader.read(files, 'blog.xml')) items.push(item)
  const posts: ForeignPost[] = items.flatMap((item) => (item.type === 'post' ? [item.post] : []))
  const comments: ForeignComment[] = items.flatMap((item) =>
    item.type === 'comment' ? [item.comment] : [],
  )
  return { items, posts, comments }
}

const titled = ({ posts }: Awaited<ReturnType<typeof read>>, title: string) =>
  posts.find((post) => post.title === title)

it('reads a classic post with its shortcodes, names, dates and old addresses', async () => {
  const post = titled(await read(), '三沸 & 三碗')
  expect(post).toEqual({
    key: 'wordpress:tea.example:10',
    kind: 'article',
    title: '三沸 & 三碗',
    markdown: expect.any(String),
    excerpt: '水有三沸',
    status: 'public',
    createdAt: Date.UTC(2020, 2, 4, 5, 6, 7),
    updatedAt: Date.UTC(2020, 3, 1),
    author: { name: '守炉人', mail: 'keeper@tea.example' },
    categories: ['茶', '饮'],
    tags: ['水'],
    cover: 'https://tea.example/wp-content/uploads/2020/03/kettle.jpg',
    oldPaths: ['/2020/03/three-boils/', '/2020/03/boiling/', '/?p=10'],
    isPinned: true,
    takesComments: false,
    notes: ['shortcodesLeft'],
    details: [{ note: 'shortcodesLeft', name: '[contact-form-7]' }],
  })
  expect(post?.markdown).toBe(
    [
      '先看水，**鱼目**微有声。\n第二行。',
      '![壶](https://tea.example/wp-content/uploads/2020/03/kettle-300x200.jpg "一只壶")',
      '![壶](https://tea.example/wp-content/uploads/2020/03/kettle.jpg "铁壶")',
      '![](https://tea.example/wp-content/uploads/2020/03/cup.jpg)',
      '```js\nif (a < b) boil()\n```',
      '<https://www.youtube.com/watch?v=dQw4w9WgXcQ>',
      '\\[contact-form-7 id="5"]',
    ].join('\n\n'),
  )
})

it('reads the blocks of a post, and hides one with a password', async () => {
  const post = titled(await read(), '区块')
  expect(post).toMatchObject({
    status: 'private',
    categories: [],
    author: { name: '山客' },
    notes: ['passwordPrivate', 'partsLeftOut'],
    details: [{ note: 'partsLeftOut', name: 'latest-posts' }],
  })
  for (const part of [
    '## 水',
    '山水上，*江水*中，井水下。',
    '![壶](https://tea.example/wp-content/uploads/2020/03/kettle.jpg "一只壶")',
    '- 一\n- 二',
    '```python\nprint("tea")\n```',
    '<https://vimeo.com/22439234>',
    '共用的一段。',
  ]) {
    expect(post?.markdown).toContain(part)
  }
  expect(post?.markdown).not.toContain('wp:')
})

it('reads pages and drafts', async () => {
  const found = await read()
  expect(titled(found, '关于')).toMatchObject({ kind: 'page', oldPaths: ['/about/', '/?p=12'] })
  expect(titled(found, '草稿')).toMatchObject({
    status: 'draft',
    createdAt: Date.UTC(2022, 0, 1, 8),
    oldPaths: [expect.stringMatching(/^\/\?p=\d+$/)],
  })
})

it('reads comments in threads, without spam', async () => {
  const { comments } = await read()
  const key = (id: number) => `wordpress:tea.example:comment:${id}`
  expect(comments.map(({ key: own, parent, status }) => [own, parent, status])).toEqual([
    [key(101), undefined, 'approved'],
    [key(102), key(101), 'approved'],
    [key(103), key(102), 'approved'],
    [key(104), undefined, 'waiting'],
  ])
  expect(comments[0]).toMatchObject({
    on: { post: 'wordpress:tea.example:10' },
    author: { name: '阿青', mail: 'qing@tea.example', site: 'https://qing.example' },
    text: '好*茶*',
    createdAt: Date.UTC(2020, 2, 5),
  })
})

it('goes on after forbidden characters, and names a file that breaks off', async () => {
  const text = await new Response(createReadStream(FIXTURE) as never).text()
  const odd = Buffer.from(text.replace('先看水', '先\u0008看水'))
  const { posts } = await read(async function* () {
    yield odd
  })
  expect(posts).toHaveLength(5)
  const { items } = await read(async function* () {
    yield Buffer.from(text.slice(0, text.indexOf('<title>关于')))
  })
  expect(items.at(-1)).toMatchObject({ type: 'failure', failure: { note: 'unreadable' } })
})

it('reads the export of a real blog', async () => {
  const { posts, comments } = await read(() => createReadStream(REAL))
  expect(posts.map(({ title, kind, status, notes }) => [title, kind, status, notes])).toEqual([
    ['Every block & more', 'article', 'public', ['embedLinked', 'partsLeftOut']],
    ['A classic post', 'article', 'public', ['shortcodesLeft']],
    ['With a password', 'article', 'private', ['passwordPrivate']],
    ['Private', 'article', 'private', []],
    ['Unfinished', 'article', 'draft', []],
    ['Later', 'article', 'public', []],
    ['', 'article', 'public', []],
    ['About', 'page', 'public', []],
    ['Team', 'page', 'public', []],
  ])
  expect(posts.map(({ oldPaths }) => oldPaths).slice(0, 2)).toEqual([
    ['/2021/05/every-block-more/', '/?p=7'],
    ['/2019/02/a-classic-post/', '/2019/02/classic/', '/?p=8'],
  ])
  expect(comments).toHaveLength(5)
  const [blocks] = posts
  expect(blocks).toMatchObject({
    categories: ['Places', 'Tea', 'Drinks'],
    cover: 'https://tea.example/wp-content/uploads/2020/03/kettle.jpg',
  })
  for (const part of [
    'and [well water](/about/) comes last. `boil()` ~~twice~~',
    '1. Fish eyes\n   - a faint sound\n2. Springs',
    '> Tea is a southern tree.\n>\n> *An old book*',
    '```\nif (a < b) {\n  boil();\n}\n```',
    '![Kettle](https://tea.example/wp-content/uploads/2020/03/kettle.jpg "The kettle")',
    '| one \\| two | three |',
    '::: details More\n\nUnfolded.\n\n:::',
    '[The list](https://tea.example/wp-content/uploads/2020/03/list.pdf)\n',
    '![](https://tea.example/wp-content/uploads/2020/03/cup.jpg)\n\nA paragraph that many posts share.',
  ]) {
    expect(blocks?.markdown).toContain(part)
  }
  expect(blocks?.markdown).not.toMatch(/<!--|wp:|<[a-gi-z]/)
})

it('finds a cover in another part of the export, of the same blog only', async () => {
  const text = await new Response(createReadStream(FIXTURE) as never).text()
  const items = [...text.matchAll(/<item>[\s\S]*?<\/item>/g)].map(([item]) => item)
  const isAttachment = (item: string) => /<wp:post_type>(?:<!\[CDATA\[)?attachment/.test(item)
  const partOf = (kept: (item: string) => boolean) =>
    items.reduce((rest, item) => (kept(item) ? rest : rest.replace(item, '')), text)
  const attachments = partOf(isAttachment)
  const parts: Record<string, string> = {
    'blog.001.xml': partOf((item) => !isAttachment(item)),
    'blog.002.xml': attachments,
    'other.xml': attachments.replace(
      /<wp:base_blog_url>.*<\/wp:base_blog_url>/,
      '<wp:base_blog_url>https://coffee.example</wp:base_blog_url>',
    ),
  }
  const covers = async (paths: readonly string[]) => {
    const files = { paths, open: (path: string) => Readable.from([Buffer.from(parts[path] ?? '')]) }
    const found: string[] = []
    for await (const item of wordpressReader.read(files, 'blog.001.xml')) {
      if (item.type === 'post') found.push(item.post.cover)
    }
    return found.filter(Boolean)
  }
  const whole = (await read()).posts.map(({ cover }) => cover).filter(Boolean)
  expect(whole).not.toEqual([])
  expect(await covers(['blog.001.xml', 'blog.002.xml'])).toEqual(whole)
  expect(await covers(['blog.001.xml', 'other.xml'])).toEqual([])
})

it('is told by its beginning', () => {
  const head = '<rss xmlns:wp="http://wordpress.org/export/1.2/">'
  expect(wordpressReader.isExport('a.xml', head)).toBe(true)
  expect(wordpressReader.isExport('a.xml', '<rss><channel>')).toBe(false)
})

it('goes on after a comment that is nested too deeply', async () => {
  const text = (await buffer(createReadStream(FIXTURE))).toString()
  const [first = ''] = /<wp:comment_content>.*?<\/wp:comment_content>/s.exec(text) ?? []
  const deep = `<wp:comment_content><![CDATA[${'<blockquote>'.repeat(3_000)}]]></wp:comment_content>`
  const whole = await read()
  const { items, comments, posts } = await read(() =>
    Readable.from([Buffer.from(text.replace(first, deep))]),
  )
  expect(comments).toHaveLength(whole.comments.length - 1)
  expect(posts).toHaveLength(whole.posts.length)
  const failures = items.flatMap((item) => (item.type === 'failure' ? [item.failure.note] : []))
  expect(failures).toEqual(['tooComplex'])
})
