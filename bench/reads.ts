/** The parameters of a read. */
export interface Sample {
  /** Counts up, so that each read can request something else. */
  readonly number: number
  readonly publicIds: readonly number[]
  readonly lastHomePage: number
}

export interface Question {
  readonly url: string
  readonly body?: object
}

export interface Read {
  readonly name: string
  readonly ask: (sample: Sample) => Question
  /** Whether it must cost about the same with many articles as with few. */
  readonly staysLevel: boolean
}

const anyId = ({ publicIds, number }: Sample) => publicIds[number % publicIds.length] ?? 0

const level = (name: string, ask: Read['ask']): Read => ({ name, ask, staysLevel: true })
const free = (name: string, ask: Read['ask']): Read => ({ name, ask, staysLevel: false })

const home = (page: number) => ({ url: `/api/article/blogHomeGetArticleList/${page}/5` })
const timeline = (page: number) => ({ url: `/api/article/blogTimelineGetArticleList/${page}/5` })
const ofTag = (current: number) => ({
  url: '/api/article/getArticleListByTagId',
  body: { current, size: 4, id: 1 },
})
const ofCategory = (current: number) => ({
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
  free('home list, last page', ({ lastHomePage }) => home(lastHomePage)),
  level('timeline, page 1', () => timeline(1)),
  level('timeline, page 10', () => timeline(10)),
  level('articles of a tag, page 1', () => ofTag(1)),
  level('articles of a category, page 1', () => ofCategory(1)),
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
