import { expect, it } from 'vitest'
import { endpoints } from './packages/contract/src/index.ts'

/** Every call in the specification. */
const CALLS = [
  'GET /api/config',
  'PUT /api/config/addView',
  'GET /api/pageHeader/getAll',
  'POST /api/chat/getChatList',
  'POST /api/chat/delete',
  'DELETE /api/chat/deleteOne/:id',
  'POST /api/user/login',
  'POST /api/user/register',
  'PUT /api/user/updateOwnUserInfo',
  'PUT /api/user/updatePassword',
  'GET /api/user/getUserInfoById/:id',
  'POST /api/upload/img',
  'GET /api/article/blogHomeGetArticleList/:current/:size',
  'GET /api/article/blogTimelineGetArticleList/:current/:size',
  'POST /api/article/getArticleListByTagId',
  'POST /api/article/getArticleListByCategoryId',
  'GET /api/article/getRecommendArticleById/:id',
  'GET /api/article/getArticleById/:id',
  'GET /api/article/getHotArticle',
  'GET /api/article/getArticleListByContent/:text',
  'PUT /api/article/addReadingDuration/:id/:duration',
  'GET /wapi/toplist/detail',
  'GET /wapi/playlist/track/all',
  'GET /wapi/song/url/v1',
  'GET /wapi/song/detail',
  'GET /wapi/search',
  'GET /wapi/lyric',
]

const built = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)

it('every call of the specification exists', () => {
  expect(built).toEqual(expect.arrayContaining(CALLS))
})
