import { PATHS } from '@lanting/contract'
import type { Random } from './random.ts'
import type { FuzzRequest } from './requests.ts'
import { anyText } from './values.ts'

const PAGES = Object.values(PATHS)
const FILES = [
  '/assets/',
  '/art/',
  '/diagrams/',
  '/uploads/',
  '/og-images/',
  '/admin/assets/',
  '/admin/',
]
const OTHERS = ['/rss.xml', '/feeds/tag/', '/sitemaps/', '/robots.txt', '/mail/confirm/', '/', '']
const PARAMETERS = ['id', 'page', 'type', 'q', 'category', 'name', 'lang', 'song', 'x']
const VALUES = [
  '0',
  '1',
  '2147483647',
  '2147483648',
  '99999999',
  '-1',
  '1e999',
  '%00',
  '%',
  '%ff',
  'tag',
]
const PARTS = ['%00', '%2e%2e', '..', '//', '%5c', '%2f', '%ff', '\\', '.', '~', 'a'.repeat(3_000)]

const queryOf = (random: Random) => {
  const count = random.below(4)
  const members = Array.from({ length: count }, () => {
    const value = random.chance(0.8)
      ? random.pick(VALUES)
      : encodeURIComponent(anyText(random).toWellFormed())
    return `${random.pick(PARAMETERS)}=${value.slice(0, 3_000)}`
  })
  return count > 0 ? `?${members.join('&')}` : ''
}

/** Creates a request for a page, a file, or a variation of both. */
export const addressRequest = (random: Random): FuzzRequest => {
  const base = random.pick([...PAGES, ...FILES, ...OTHERS])
  const tail = random.chance(0.4) ? `/${random.pick(PARTS)}/x`.slice(random.below(2)) : ''
  return {
    method: random.chance(0.9) ? 'GET' : random.pick(['HEAD', 'POST', 'QUERY', 'PROPFIND']),
    path: `${base}${tail}${queryOf(random)}` || '/',
    headers: {
      ...(random.chance(0.2) && {
        'if-none-match': random.pick(['*', 'W/"a", "b"', '"'.repeat(500)]),
      }),
      ...(random.chance(0.1) && { range: random.pick(['bytes=0-', 'bytes=9-1', 'bytes=-1', 'x']) }),
      ...(random.chance(0.1) && { 'accept-encoding': random.pick(['br', 'gzip;q=0', '*', 'x']) }),
    },
  }
}
