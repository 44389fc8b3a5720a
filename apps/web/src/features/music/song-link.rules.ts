import { pageAddress } from '@lanting/contract'

export const SONG_PARAMETER = 'song'
/** Opens the turntable. */
export const LISTEN_PARAMETER = 'listen'
const ID = /^[1-9]\d{0,15}$/

/** Returns the song id in an address; undefined if missing or invalid. */
export const songIn = (search: string): number | undefined => {
  const written = new URLSearchParams(search).get(SONG_PARAMETER) ?? ''
  const id = ID.test(written) ? Number(written) : Number.NaN
  return Number.isSafeInteger(id) ? id : undefined
}

/** Returns a link to a song on a page, whose own parameters stay. */
export const songLink = (page: string, id: number): string => {
  const { origin, pathname, search } = new URL(page)
  const address = pageAddress(pathname + search) ?? pathname
  return `${origin}${address}${address.includes('?') ? '&' : '?'}${SONG_PARAMETER}=${id}`
}
