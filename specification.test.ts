import { describe, expect, it } from 'vitest'
import { PATHS } from './apps/web/src/shared/paths.ts'
import { endpoints } from './packages/contract/src/index.ts'

/** Every call that the specification names. A call marked `later` is not built yet. */
const CALLS = [
  'later GET /api/config',
  'later PUT /api/config/addView',
  'later GET /api/pageHeader/getAll',
  'later POST /api/chat/getChatList',
  'later POST /api/chat/delete',
  'later DELETE /api/chat/deleteOne/:id',
  'POST /api/user/login',
  'later POST /api/user/register',
  'later PUT /api/user/updateOwnUserInfo',
  'later PUT /api/user/updatePassword',
  'later GET /api/user/getUserInfoById/:id',
  'later POST /api/upload/img',
  'GET /api/article/blogHomeGetArticleList/:current/:size',
  'later GET /api/article/blogTimelineGetArticleList/:current/:size',
  'later POST /api/article/getArticleListByTagId',
  'later POST /api/article/getArticleListByCategoryId',
  'later GET /api/article/getRecommendArticleById/:id',
  'GET /api/article/getArticleById/:id',
  'later GET /api/article/getHotArticle',
  'later GET /api/article/getArticleListByContent/:text',
  'later PUT /api/article/addReadingDuration/:id/:duration',
  'later POST /api/notify/getNotifyList',
  'later PUT /api/notify/update/:id',
  'later PUT /api/notify/delete/:id',
  'later GET /wapi/toplist/detail',
  'later GET /wapi/playlist/track/all',
  'later GET /wapi/song/url/v1',
  'later GET /wapi/song/detail',
  'later GET /wapi/search',
  'later GET /wapi/lyric',
]

/** Every route that the specification names. */
const ROUTES = [
  '/home',
  'later /archives',
  'later /category',
  'later /tag',
  '/article',
  'later /articleList',
  'later /photoAlbum',
  'later /photos',
  'later /talk',
  'later /link/list',
  'later /message/list',
  'later /message/publish',
  'later /message/detail',
  'later /message/chat',
  'later /resources/front',
  'later /resources/back',
  'later /siteList',
  'later /userCenter',
]

/** How many may still be marked. These numbers only go down. */
const CALLS_TO_COME = 27
const ROUTES_TO_COME = 16

const MARK = 'later '
const isMarked = (line: string) => line.startsWith(MARK)
const unmarked = (lines: string[]) => lines.filter((line) => !isMarked(line))
const marked = (lines: string[]) => lines.filter(isMarked).map((line) => line.slice(MARK.length))

const built = {
  calls: Object.values(endpoints).map(({ method, path }) => `${method} ${path}`),
  routes: Object.values<string>(PATHS),
}

describe.each([
  ['calls', CALLS, built.calls, CALLS_TO_COME],
  ['routes', ROUTES, built.routes, ROUTES_TO_COME],
] as const)('the %s of the specification', (_, named, existing, toCome) => {
  it('exist, unless they are marked', () => {
    expect(existing).toEqual(expect.arrayContaining(unmarked([...named])))
  })

  it('lose their mark when they are built', () => {
    expect(marked([...named]).filter((name) => existing.includes(name))).toEqual([])
  })

  it('are marked less and less', () => {
    expect(marked([...named]).length).toBe(toCome)
  })
})
