const NAME = 'song'
const ID = /^[1-9]\d{0,15}$/

/** The song that an address shares; undefined when it names none, or nonsense. */
export const songIn = (search: string): number | undefined => {
  const written = new URLSearchParams(search).get(NAME) ?? ''
  const id = ID.test(written) ? Number(written) : Number.NaN
  return Number.isSafeInteger(id) ? id : undefined
}

/** The address that opens a song: a page as it is, without what else was asked of it. */
export const songLink = (page: string, id: number): string => {
  const { origin, pathname } = new URL(page)
  return `${origin}${pathname}?${NAME}=${id}`
}
