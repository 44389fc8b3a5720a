import { pageAddress } from '@lanting/contract'
import { zhCN } from '@lanting/copy/zh-CN'
import { describe, expect, it } from 'vitest'
import { createApi } from '../shared/api/api.ts'
import { PATHS } from '../shared/paths.ts'
import { createSiteRouter } from './router.ts'

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
  it('include all addresses of the specification', () => {
    expect(Object.values(PATHS)).toEqual(expect.arrayContaining(SPECIFIED))
  })

  it('exist', () => {
    expect(built).toEqual(expect.arrayContaining(Object.values(PATHS)))
  })
})

describe('the parameters that a page reads', () => {
  it.each(built.filter((path) => path !== '/'))(
    '%s are all part of the response address',
    (path) => {
      const read = new Set<string>()
      const search = new Proxy(
        {},
        {
          get: (_, name) => {
            read.add(String(name))
            return undefined
          },
        },
      )
      const route = router.routesByPath[path as keyof typeof router.routesByPath]
      const { loaderDeps } = route.options as {
        loaderDeps?: (given: { search: object }) => unknown
      }
      loaderDeps?.({ search })
      const remaining = new URLSearchParams(
        pageAddress(`${path}?${[...read].map((name) => `${name}=1`).join('&')}`)?.split('?')[1],
      )
      expect([...remaining.keys()].sort()).toEqual([...read].sort())
    },
  )
})
