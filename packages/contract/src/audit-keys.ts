import type { ModerationSource, PostKind } from './moderation.ts'

const COUNT = '.count'

/** Of a long list only the first ids are kept; beside them stands how many there were. */
export const countKey = (list: string) => `${list}${COUNT}`

/** What a list is called whose count this is. */
export const countedList = (key: string): string | undefined =>
  key.endsWith(COUNT) ? key.slice(0, -COUNT.length) : undefined

/** Under which ids of writings are kept. */
export const postsKey = (source: ModerationSource, kind: PostKind) => `${source}.${kind}`

/** Source and kind of what is kept under it, if it is such a name. */
export const postsOf = (key: string): readonly [source: string, kind: string] => {
  const [source = '', kind = ''] = key.split('.')
  return [source, kind]
}
