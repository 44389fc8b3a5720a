import { describe, expect, it } from 'vitest'
import { readExport } from '../testing/read-export.ts'
import { ghostReader } from './read-ghost.ts'

const text = (value: string, format = 0) => ({ type: 'extended-text', text: value, format })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const lexical = (...children: object[]) =>
  JSON.stringify({ root: { type: 'root', version: 1, children } })
const mobiledoc = (parts: object) =>
  JSON.stringify({ version: '0.3.1', atoms: [], cards: [], markups: [], sections: [], ...parts })

const POST = {
  id: 'p1',
  title: 'Tea',
  slug: 'tea',
  type: 'post',
  status: 'published',
  visibility: 'public',
  featured: 1,
  created_at: '2020-01-01T00:00:00.000Z',
  published_at: '2020-01-02T03:04:05.000Z',
  updated_at: '2020-02-01T00:00:00.000Z',
  custom_excerpt: null,
  feature_image: '__GHOST_URL__/content/images/2020/01/cup.jpg',
  lexical: lexical(paragraph(text('water'))),
}

const fileOf = (posts: object[], tables: object = {}) =>
  JSON.stringify({
    db: [{ meta: { exported_on: 1, version: '5.130.6' }, data: { posts, ...tables } }],
  })

const read = (posts: object[], tables?: object, besides?: Record<string, string>) =>
  readExport(ghostReader, 'blog.ghost.json', fileOf(posts, tables), besides)

const markdownOf = async (post: object) => (await read([{ ...POST, ...post }])).posts[0]?.markdown

describe('Ghost', () => {
  it('has other keys for the posts of another blog, also where ids are numbers', async () => {
    const keyOf = async (post: object) => (await read([{ ...POST, ...post }])).posts[0]?.key
    expect(await keyOf({ id: 1, uuid: 'u1' })).not.toBe(await keyOf({ id: 1, uuid: 'u2' }))
    expect(await keyOf({ id: 'p1', uuid: 'u1' })).toBe('ghost:post:p1')
  })

  it('reads posts with tags, authors, covers, dates and redirects', async () => {
    const { posts, recognised, failures } = await read(
      [POST, { ...POST, id: 'p2', slug: 'about', type: 'page', featured: 0 }],
      {
        tags: [
          { id: 't1', name: 'Drinks' },
          { id: 't2', name: 'Hot' },
          { id: 't3', name: '#internal', visibility: 'internal' },
        ],
        posts_tags: [
          { post_id: 'p1', tag_id: 't2', sort_order: 1 },
          { post_id: 'p1', tag_id: 't1', sort_order: 0 },
          { post_id: 'p1', tag_id: 't3', sort_order: 2 },
        ],
        users: [{ id: 'u1', name: 'Owner', email: 'o@example.org', profile_image: null }],
        posts_authors: [{ post_id: 'p1', author_id: 'u1', sort_order: 0 }],
        posts_meta: [{ post_id: 'p1', meta_description: 'About tea' }],
      },
      {
        'redirects.json': JSON.stringify([
          { from: '^\\/old-tea\\/?$', to: '/tea/' },
          { from: '^/tag/(.*)$', to: '/$1' },
        ]),
        'redirects.yaml': '301:\n  /older: /tea\n',
      },
    )
    expect(recognised).toEqual(['ghost'])
    expect(posts).toMatchObject([
      {
        key: 'ghost:post:p1',
        kind: 'article',
        title: 'Tea',
        markdown: 'water',
        excerpt: 'About tea',
        status: 'public',
        createdAt: Date.parse('2020-01-02T03:04:05Z'),
        updatedAt: Date.parse('2020-02-01'),
        author: { name: 'Owner', mail: 'o@example.org' },
        categories: ['Drinks'],
        tags: ['Hot'],
        cover: '/content/images/2020/01/cup.jpg',
        oldPaths: ['/tea/', '/old-tea/', '/older'],
        isPinned: true,
      },
      { kind: 'page', oldPaths: ['/about/'], isPinned: false },
    ])
    expect(failures).toEqual(['redirectPattern'])
  })

  it('makes posts for members private, and reports a text that cannot be read', async () => {
    const { posts, failures } = await read([
      { ...POST, visibility: 'paid' },
      { ...POST, id: 'p2', status: 'draft' },
      { ...POST, id: 'p3', lexical: '{"root"' },
      { ...POST, id: 'p4', status: 'scheduled', published_at: '2999-01-01T00:00:00.000Z' },
    ])
    expect(posts).toMatchObject([
      { status: 'private', notes: ['membersOnly'] },
      { status: 'draft', notes: [] },
      { status: 'public', createdAt: Date.parse('2999-01-01') },
    ])
    expect(failures).toEqual(['unreadable'])
  })

  it('reads the texts of Lexical', async () => {
    const list = (listType: string, ...children: object[]) => ({ type: 'list', listType, children })
    const item = (...children: object[]) => ({ type: 'listitem', children })
    expect(
      await markdownOf({
        lexical: lexical(
          { type: 'extended-heading', tag: 'h2', children: [text('Head')] },
          paragraph(
            text('a', 1),
            text(' b ', 2),
            text('c', 16),
            { type: 'linebreak' },
            text('d', 4),
          ),
          paragraph({ type: 'link', url: '__GHOST_URL__/tea/', children: [text('link')] }),
          list('bullet', item(text('one')), item(list('number', item(text('two'))))),
          { type: 'extended-quote', children: [text('quote')] },
          { type: 'horizontalrule' },
        ),
      }),
    ).toBe('## Head\n\n**a** *b* `c`\n~~d~~\n\n[link](/tea/)\n\n- one\n  1. two\n\n> quote\n\n---')
  })

  it.each([
    [
      'image',
      { src: '__GHOST_URL__/content/images/a.jpg', alt: 'x', caption: 'cap' },
      '![x](/content/images/a.jpg "cap")',
    ],
    [
      'gallery',
      { images: [{ src: '/a.jpg' }, { src: '/b.jpg' }], caption: 'both' },
      '![](/a.jpg)\n\n![](/b.jpg)\n\n*both*',
    ],
    ['codeblock', { code: 'a < b', language: 'js', caption: 'c' }, '```js\na < b\n```\n\n*c*'],
    ['markdown', { markdown: '# x_y_z *b*\n\n| a |\n|---|' }, '# x_y_z *b*\n\n| a |\n|---|'],
    ['html', { html: '<p>a <b>b</b></p>' }, 'a **b**'],
    [
      'bookmark',
      { url: 'https://a.b', metadata: { title: 'T', description: 'D' } },
      '> [T](https://a.b)\n>\n> D',
    ],
    ['callout', { calloutEmoji: '💡', calloutText: '<p>a <b>b</b></p>' }, '> 💡 a **b**'],
    ['toggle', { heading: 'More', content: '<p>a</p>' }, '::: details More\n\na\n\n:::'],
    [
      'embed',
      {
        url: 'https://www.youtube.com/watch?v=abcdefg',
        html: '<iframe src="x"></iframe>',
        metadata: { title: 'Film' },
      },
      '[Film](https://www.youtube.com/watch?v=abcdefg)',
    ],
    [
      'product',
      {
        productTitle: 'P',
        productDescription: '<p>d</p>',
        productRatingEnabled: true,
        productStarRating: 4,
        productButtonEnabled: true,
        productButton: 'Buy',
        productUrl: 'https://a.b',
      },
      '#### P\n\n★★★★☆\n\nd\n\n[Buy](https://a.b)',
    ],
    ['button', { buttonText: 'Go', buttonUrl: 'https://a.b' }, '[Go](https://a.b)'],
    [
      'file',
      { src: '/content/files/a.pdf', fileTitle: 'A', fileCaption: 'c' },
      '[A](/content/files/a.pdf)\n\nc',
    ],
    ['video', { src: '/content/media/a.mp4', fileName: 'a.mp4' }, '[a.mp4](/content/media/a.mp4)'],
    ['header', { header: 'H', subheader: 's' }, '## H\n\ns'],
    [
      'call-to-action',
      { textValue: '<p>t</p>', showButton: true, buttonText: 'B', buttonUrl: 'https://a.b' },
      't\n\n[B](https://a.b)',
    ],
    ['email', { html: 'only in mails' }, 'after'],
  ])('translates the card %s', async (type, card, expected) => {
    const after = type === 'email' ? [paragraph(text('after'))] : []
    expect(await markdownOf({ lexical: lexical({ type, ...card }, ...after) })).toBe(expected)
  })

  it('notes cards that cannot come', async () => {
    const { posts } = await read([
      { ...POST, lexical: lexical({ type: 'signup' }, paragraph(text('a'))) },
    ])
    expect(posts[0]).toMatchObject({ markdown: 'a', notes: ['partsLeftOut'] })
  })

  it('reads Mobiledoc, HTML and the Markdown of old versions', async () => {
    const document = mobiledoc({
      atoms: [['soft-return', '', {}]],
      cards: [['code', { code: 'x', language: 'sh' }]],
      markups: [['strong'], ['a', ['href', 'https://a.b']]],
      sections: [
        [
          1,
          'p',
          [
            [0, [0], 0, 'a '],
            [0, [1], 2, 'b'],
            [1, [], 0, 0],
            [0, [], 0, 'c'],
          ],
        ],
        [3, 'ul', [[[0, [], 0, 'item']]]],
        [10, 0],
      ],
    })
    const old = { lexical: null, mobiledoc: document }
    expect(await markdownOf(old)).toBe('**a [b](https://a.b)**\nc\n\n- item\n\n```sh\nx\n```')
    expect(await markdownOf({ lexical: null, html: '<p>h <em>i</em></p>' })).toBe('h *i*')
    expect(await markdownOf({ lexical: null, markdown: '*m*', html: '<p>m</p>' })).toBe('*m*')
  })
})
