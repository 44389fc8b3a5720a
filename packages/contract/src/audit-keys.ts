import type { ModerationSource, PostKind } from './moderation.ts'

const COUNT = '.count'

/** The key of the length of a list. Only the first ids of a long list are recorded. */
export const countKey = (list: string) => `${list}${COUNT}`

/** Returns the list whose length has this key; undefined for other keys. */
export const countedList = (key: string): string | undefined =>
  key.endsWith(COUNT) ? key.slice(0, -COUNT.length) : undefined

/** The key of the ids of posts. */
export const postsKey = (source: ModerationSource, kind: PostKind) => `${source}.${kind}`

/** Splits a key into source and kind of its posts; the kind is empty for other keys. */
export const postsOf = (key: string): readonly [source: string, kind: string] => {
  const [source = '', kind = ''] = key.split('.')
  return [source, kind]
}
