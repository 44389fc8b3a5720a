/** Asked for in portions of one size, so that few different statements are prepared. */
const AT_ONCE = 100

/** Ids for `where … in`; the last portion is filled up with an id that nobody has. */
export const chunk = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) => {
    const some = ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE)
    return [...some, ...Array<number>(AT_ONCE - some.length).fill(0)]
  })
