import { pageAddress } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { PATHS } from '../shared/paths.ts'
import { routes } from './routes.ts'

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

const built = Object.keys(routes)

describe('the routes', () => {
  it('include all addresses of the specification', () => {
    expect(Object.values(PATHS)).toEqual(expect.arrayContaining(SPECIFIED))
  })

  it('exist', () => {
    expect(built).toEqual(expect.arrayContaining(Object.values(PATHS)))
  })
})

describe('the parameters that a page reads', () => {
  it.each(Object.entries(routes))('%s are all part of the response address', async (path, load) => {
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
    const { route } = await load()
    route.deps?.(search, undefined)
    const remaining = new URLSearchParams(
      pageAddress(`${path}?${[...read].map((name) => `${name}=1`).join('&')}`)?.split('?')[1],
    )
    expect([...remaining.keys()].sort()).toEqual([...read].sort())
  })
})
