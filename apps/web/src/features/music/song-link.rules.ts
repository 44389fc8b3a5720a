const NAME = 'song'
const ID = /^[1-9]\d{0,15}$/

/** Returns the song id in an address; undefined if missing or invalid. */
export const songIn = (search: string): number | undefined => {
  const written = new URLSearchParams(search).get(NAME) ?? ''
  const id = ID.test(written) ? Number(written) : Number.NaN
  return Number.isSafeInteger(id) ? id : undefined
}

/** Returns a link to a song on the page, without other parameters. */
export const songLink = (page: string, id: number): string => {
  const { origin, pathname } = new URL(page)
  return `${origin}${pathname}?${NAME}=${id}`
}
