import { zhCN } from '@lanting/copy/zh-CN'
import { describe, expect, it } from 'vitest'
import { createApi } from '../shared/api/api.ts'
import { PATHS } from '../shared/paths.ts'
import { createSiteRouter } from './router.ts'

/** The routes of the specification (and ours) whose page is still to come. The list only shrinks. */
const TO_COME: readonly string[] = []
const TO_COME_AT_MOST = 0

/** Every route that the specification names. */
const SPECIFIED = [
  '/home',
  '/archives',
  '/category',
  '/tag',
  '/article',
  '/articleList',
  '/photoAlbum',
  '/photos',
  '/talk',
  '/link/list',
  '/message/list',
  '/message/publish',
  '/message/detail',
  '/message/chat',
  '/resources/front',
  '/resources/back',
  '/siteList',
  '/userCenter',
]

const router = createSiteRouter({
  api: createApi(async () => undefined),
  language: 'zh-CN',
  copy: zhCN,
  origin: 'http://localhost',
})
const built = Object.keys(router.routesByPath)

describe('the routes', () => {
  it('of the specification all have their address', () => {
    expect(Object.values(PATHS)).toEqual(expect.arrayContaining(SPECIFIED))
  })

  it('exist, unless they are still to come', () => {
    const expected = Object.values(PATHS).filter((path) => !TO_COME.includes(path))
    expect(built).toEqual(expect.arrayContaining(expected))
  })

  it('are no longer to come when they are built', () => {
    expect(TO_COME.filter((path) => built.includes(path))).toEqual([])
    expect(TO_COME).toHaveLength(TO_COME_AT_MOST)
  })
})
