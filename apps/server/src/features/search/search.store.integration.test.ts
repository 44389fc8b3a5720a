import { describe, expect, it } from 'vitest'
import { manyVisitors } from '../../testing/many-visitors.ts'
import { useSite } from '../../testing/shared-site.ts'
import { draft } from '../../testing/test-app.ts'

const shared = useSite()

type Found = [title: string, slice: string]

/** Title, Markdown, views, status. */
const ARTICLES: [string, string, number, (1 | 2 | 3)?][] = [
  ['茶经', '茶者，南方之嘉木也。其树如瓜芦，叶如栀子。', 90],
  ['Notes on Tea', 'Green TEA and black tea.\n\nThe **teapot** is warm.', 80],
  ['兰亭集序', '永和九年，岁在癸丑，暮春之初，会于会稽山阴之兰亭。', 70],
  ['Node.js 入门', '使用 Node.js 写服务器，比 C++ 简单，比 C# 也简单。', 60],
  ['家常 🍵', '喝茶🍵很开心😀，大家都在，👨‍👩‍👧也在。', 50],
  ['符号', '`100%_off (a) [b] *c* \\d \'e\' "f"`', 40],
  ['全角', 'ＦＵＬＬ　Ｗｉｄｔｈ，一样能找到。', 30],
  ['本草綱目', '藥書。歷三十年而成。', 15],
  ['Café', 'Crème brûlée, ΑΛΦΑ, Ёлка.', 20],
  ['冷门', '# 标题\n\n- 第一\n- 第二\n\n> 引用 [链接](/there)', 10],
  ['茶的秘密', '茶 secret Node.js', 100, 2],
  ['草稿里的茶', '茶 draft Node.js', 100, 3],
]

const none: Found[] = []
const tea: Found[] = [
  ['茶经', '茶者，南方之嘉木也。其树如'],
  ['家常 🍵', '茶🍵很开心😀，大家都在'],
]
const preface: Found[] = [['兰亭集序', '永和九年，岁在癸丑，暮春之初，会于会稽山阴']]
const cup = '\u{1f468}\u200d\u{1f469}\u200d'

const QUERIES: [string, Found[]][] = [
  // Chinese
  ['茶', tea],
  [' 茶 ', tea],
  ['茶\u0000', tea],
  ['南方', [['茶经', '南方之嘉木也。其树如瓜芦，叶']]],
  ['永和九年，岁在癸丑', preface],
  ['永和九年,岁在癸丑', preface],
  ['永和九年岁在癸丑', none],
  ['会稽', [['兰亭集序', '会稽山阴之兰亭。']]],
  ['兰亭', [['兰亭集序', '兰亭。']]],
  ['亭集', [['兰亭集序', '亭集序']]],
  ['序', [['兰亭集序', '序']]],
  ['稽会', none],
  // Traditional and simplified
  ['蘭亭', [['兰亭集序', '兰亭。']]],
  ['歲在', [['兰亭集序', '岁在癸丑，暮春之初，会于会稽']]],
  ['藥', [['本草綱目', '藥書。歷三十年而成。']]],
  ['药书', [['本草綱目', '藥書。歷三十年而成。']]],
  ['纲目', [['本草綱目', '綱目']]],
  ['第一 第二', [['冷门', '第一 第二 引用 链接']]],
  ['不存在的话', none],
  // words
  ['tea', [['Notes on Tea', 'TEA and black t']]],
  ['TEA', [['Notes on Tea', 'TEA and black t']]],
  ['te', [['Notes on Tea', 'TEA and black ']]],
  ['ea', none],
  ['eapot', [['Notes on Tea', 'eapot is warm.']]],
  ['t', [['Notes on Tea', 'TEA and black']]],
  [
    'n',
    [
      ['Notes on Tea', 'Notes on Tea'],
      ['Node.js 入门', 'Node.js 写服务器，'],
    ],
  ],
  ['the teapot', [['Notes on Tea', 'The teapot is warm.']]],
  ['teapots', none],
  ['100', [['符号', '100%_off (a) [b']]],
  ['0', none],
  ['there', none],
  ['secret', none],
  ['draft', none],
  // other scripts, width, accents
  ['full width', [['全角', 'ＦＵＬＬ Ｗｉｄｔｈ，一样能找到。']]],
  ['ｆｕｌｌ', [['全角', 'ＦＵＬＬ Ｗｉｄｔｈ，一样能找到']]],
  ['café', [['Café', 'Café']]],
  ['cafe\u0301', [['Café', 'Café']]],
  ['CRÈME', [['Café', 'Crème brûlée, ΑΛΦ']]],
  ['αλφα', [['Café', 'ΑΛΦΑ, Ёлка.']]],
  ['ёл', [['Café', 'Ёлка.']]],
  ['лка', [['Café', 'лка.']]],
  // mixed
  ['node.js', [['Node.js 入门', 'Node.js 写服务器，比 C++ ']]],
  ['用 node', [['Node.js 入门', '用 Node.js 写服务器，比 C']]],
  ['用node', none],
  ['c++', [['Node.js 入门', 'C++ 简单，比 C# 也简单']]],
  ['c#', [['Node.js 入门', 'C# 也简单。']]],
  ['#', [['Node.js 入门', '# 也简单。']]],
  // emoji
  ['🍵', [['家常 🍵', '🍵很开心😀，大家都在，']]],
  ['😀', [['家常 🍵', `😀，大家都在，${cup}`]]],
  ['👨‍👩‍👧', [['家常 🍵', '👨‍👩‍👧也在。']]],
  ['🎈', none],
  // special characters
  ['%', [['符号', '%_off (a) [b]']]],
  ['_', [['符号', '_off (a) [b] ']]],
  ['(', [['符号', '(a) [b] *c* \\']]],
  ['[', [['符号', "[b] *c* \\d 'e"]]],
  ['*', [['符号', "*c* \\d 'e' \"f"]]],
  ['\\', [['符号', '\\d \'e\' "f"']]],
  ["'", [['符号', '\'e\' "f"']]],
  ['"', [['符号', '"f"']]],
  ['%%', none],
  ['100%_off', [['符号', '100%_off (a) [b] *c*']]],
  ["' or 1=1 --", none],
  ['" OR ngrams:*', none],
  ['/../?a=b#c', none],
  ['\u200b', none],
  [
    '.',
    [
      ['Node.js 入门', '.js 写服务器，比 C+'],
      ['Notes on Tea', '. The teapot '],
      ['Café', '.'],
    ],
  ],
  ['..', none],
  [
    ',',
    [
      ['茶经', '，南方之嘉木也。其树如瓜芦'],
      ['兰亭集序', '，岁在癸丑，暮春之初，会于'],
      ['Node.js 入门', '，比 C++ 简单，比 C'],
      ['家常 🍵', `，大家都在，${cup}`],
      ['全角', '，一样能找到。'],
      ['Café', ', ΑΛΦΑ, Ёлка.'],
    ],
  ],
]

/** A site with the articles above and clients that search it. */
const openSite = async () => {
  const opened = await shared.empty()
  const owner = await opened.ownerClient()
  for (const [title, article_content, view_times, status = 1] of ARTICLES) {
    const article = draft(title, { article_content, status, tagList: [{ tag_name: 'zz' }] })
    const added = await owner.addArticle({ body: { article } })
    await opened.platform.database.queries
      .updateTable('articles')
      .set({ view_times })
      .where('id', '=', added.article.id)
      .execute()
  }
  return { ...opened, owner, visitors: manyVisitors(opened.app) }
}

describe('search', () => {
  it(`gives the answers typed by hand to all ${QUERIES.length} queries`, async () => {
    const { visitors } = await openSite()
    for (const [text, expected] of QUERIES) {
      const found = await visitors.getArticleListByContent({ params: { text } })
      const answer = found.map((hit) => [hit.article_title, hit.article_content])
      expect(answer, `searching ${JSON.stringify(text)}`).toEqual(expected)
    }
  })

  it('returns at most eight articles, most read first, then newest', async () => {
    const { owner, platform, visitors } = await openSite()
    for (let number = 1; number <= 10; number += 1) {
      const article = draft(`雪 ${number}`, { article_content: '雪' })
      await owner.addArticle({ body: { article } })
    }
    const heat = platform.database.queries.updateTable('articles').set({ view_times: 7 })
    await heat.where('article_title', 'in', ['雪 3', '雪 4']).execute()
    const found = await visitors.getArticleListByContent({ params: { text: '雪' } })
    expect(found.map((hit) => hit.article_title)).toEqual(
      [4, 3, 10, 9, 8, 7, 6, 5].map((number) => `雪 ${number}`),
    )
  })

  it('puts a match in the title before matches in texts, such as links to it', async () => {
    const { owner, platform, visitors } = await openSite()
    const texts = { 雪夜访戴: '王子猷居山阴', 读书记: '参见[雪夜访戴](/there)', 年谱: '雪夜访戴' }
    for (const [title, article_content] of Object.entries(texts)) {
      await owner.addArticle({ body: { article: draft(title, { article_content }) } })
    }
    const heat = platform.database.queries.updateTable('articles').set({ view_times: 900 })
    await heat.where('article_title', '=', '年谱').execute()
    for (const text of ['雪夜访戴', '夜', '访戴']) {
      const found = await visitors.getArticleListByContent({ params: { text } })
      expect(found.map((hit) => hit.article_title)).toEqual(['雪夜访戴', '年谱', '读书记'])
    }
    const page = await visitors.searchArticles({ params: { text: '雪夜', current: 2, size: 1 } })
    expect(page.list.map((hit) => hit.article_title)).toEqual(['年谱'])
  })

  it.each([
    ['blanks', '  ', '不正确'],
    ['more than a hundred characters', '字'.repeat(101), '过长，最多 100'],
    ['ten thousand characters', 'a'.repeat(10_000), '过长，最多 100'],
  ])('rejects %s with a clear answer', async (_, text, message) => {
    const visitors = manyVisitors((await shared.empty()).app)
    const attempt = visitors.getArticleListByContent({ params: { text } })
    await expect(attempt).rejects.toMatchObject({ status: 422, code: '100005' })
    await expect(attempt).rejects.toHaveProperty('message', `text ${message}`)
  })

  it('accepts a hundred characters, also surrogate pairs', async () => {
    const visitors = manyVisitors((await shared.empty()).app)
    const text = '🍵'.repeat(100)
    expect(await visitors.getArticleListByContent({ params: { text } })).toEqual([])
  })

  it('is rate limited for one visitor', async () => {
    const { client } = await shared.empty()
    const search = () => client().getArticleListByContent({ params: { text: '茶' } })
    for (let times = 0; times < 60; times += 1) await search()
    await expect(search()).rejects.toMatchObject({ status: 429 })
  })
})

describe('the result page', () => {
  it('marks the match in title and text, with the fields of an article card', async () => {
    const { visitors } = await openSite()
    const page = await visitors.searchArticles({ params: { text: '兰亭', current: 1, size: 10 } })
    expect(page).toMatchObject({ current: '1', size: '10', total: 1, hasMore: false })
    const [hit] = page.list
    expect(hit).toMatchObject({
      article_title: '兰亭集序',
      categoryName: 'essays',
      title: { before: '', match: '兰亭', after: '集序' },
      excerpt: {
        before: '永和九年，岁在癸丑，暮春之初，会于会稽山阴之',
        match: '兰亭',
        after: '。',
      },
    })
    expect(hit?.createdAt).toMatch(/^\d{4}-/)
    expect(hit).not.toHaveProperty('display_text')
  })

  it('pages through the results and reports the end', async () => {
    const { visitors } = await openSite()
    const titles: string[] = []
    for (let current = 1; ; current += 1) {
      const page = await visitors.searchArticles({ params: { text: ',', current, size: 4 } })
      titles.push(...page.list.map((hit) => hit.article_title))
      expect(page.total).toBe(current === 1 ? 5 : 6)
      if (!page.hasMore) break
    }
    const all = QUERIES.find(([text]) => text === ',')?.[1] ?? []
    expect(titles).toEqual(all.map(([title]) => title))
  })

  it('is empty behind the end, and without matches', async () => {
    const { visitors } = await openSite()
    for (const [text, current] of [
      ['茶', 999],
      ['\u0000', 1],
    ] as const) {
      const page = await visitors.searchArticles({ params: { text, current, size: 50 } })
      expect(page).toMatchObject({ list: [], hasMore: false })
    }
  })
})
