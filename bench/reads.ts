/** The parameters of a read. */
export interface Sample {
  /** Counts up, so that each read can request something else. */
  readonly number: number
  readonly publicIds: readonly number[]
  /** The numbers of public articles: all, of the tag and of the category. */
  readonly totals: { readonly all: number; readonly tag: number; readonly category: number }
}

export interface Question {
  readonly url: string
  readonly body?: object
}

export interface Read {
  readonly name: string
  readonly ask: (sample: Sample) => Question
  /** How much more it may cost with many articles than with few. */
  readonly mostGrowth: number
}

const anyId = ({ publicIds, number }: Sample) => publicIds[number % publicIds.length] ?? 0

export const MOST_GROWTH = { first: 1.5, far: 2 }
const level = (name: string, ask: Read['ask']): Read => ({
  name,
  ask,
  mostGrowth: MOST_GROWTH.first,
})

type Total = keyof Sample['totals']

/** A page in the middle and the last page. */
const far = (name: string, total: Total, ask: (page: number) => Question, size = 5): Read[] => {
  const page =
    (share: number): Read['ask'] =>
    ({ totals }) =>
      ask(Math.max(1, Math.ceil((totals[total] / size) * share)))
  return [
    { name: `${name}, middle page`, ask: page(0.5), mostGrowth: MOST_GROWTH.far },
    { name: `${name}, last page`, ask: page(1), mostGrowth: MOST_GROWTH.far },
  ]
}

const home = (page: number) => ({ url: `/api/article/blogHomeGetArticleList/${page}/5` })
const timeline = (page: number) => ({ url: `/api/article/blogTimelineGetArticleList/${page}/5` })
export const ofTag = (current: number) => ({
  url: '/api/article/getArticleListByTagId',
  body: { current, size: 4, id: 1 },
})
export const ofCategory = (current: number) => ({
  url: '/api/article/getArticleListByCategoryId',
  body: { current, size: 4, id: 1 },
})

const searchFor = (text: string) => ({
  url: `/api/article/getArticleListByContent/${encodeURIComponent(text)}`,
})

/** The table of all reads that are measured without the cache. */
export const READS: readonly Read[] = [
  level('home list, page 1', () => home(1)),
  level('home list, page 2', () => home(2)),
  level('home list, page 10', () => home(10)),
  ...far('home list', 'all', home),
  level('timeline, page 1', () => timeline(1)),
  level('timeline, page 10', () => timeline(10)),
  ...far('timeline', 'all', timeline),
  level('articles of a tag, page 1', () => ofTag(1)),
  ...far('articles of a tag', 'tag', ofTag, 4),
  level('articles of a category, page 1', () => ofCategory(1)),
  ...far('articles of a category', 'category', ofCategory, 4),
  level('hot articles', () => ({ url: '/api/article/getHotArticle' })),
  level('recommended articles', (sample) => ({
    url: `/api/article/getRecommendArticleById/${anyId(sample)}`,
  })),
  level('one article', (sample) => ({ url: `/api/article/getArticleById/${anyId(sample)}` })),
  level('board messages, page 1', () => ({
    url: '/api/message/getMessageList',
    body: { current: 1, size: 8 },
  })),
  level('board messages in the sky', () => ({ url: '/api/message/getAllMessage' })),
  level('friend links, page 1', () => ({
    url: '/api/links/getLinksList',
    body: { current: 1, size: 6 },
  })),
  level('all tags', () => ({ url: '/api/tag/getTagDictionary' })),
  level('search, one Chinese character', () => searchFor('的')),
  level('search, a Chinese word', () => searchFor('茶壶')),
  level('search, an English word', () => searchFor('window')),
  level('search, nothing found', () => searchFor('zqxjkv')),
  level('home page, rendered', () => ({ url: '/home' })),
  level('article page, rendered', (sample) => ({ url: `/article?id=${anyId(sample)}` })),
]
