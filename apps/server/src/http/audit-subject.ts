import {
  type AuditSubject,
  countKey,
  type Endpoint,
  MODERATION_SOURCES,
  POST_KINDS,
  postsKey,
} from '@lanting/contract'

/** The input of a call; only some of it may be stored. */
interface Brought {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

const TEXT_MAX = 60
const LIST_MAX = 20
/** `article.category.category_name` is the deepest useful field. */
const DEPTH_MAX = 3

const ID = /^(?:id|\w*_id|revision)$/
const ID_LIST = /^(?:idList|\w+IdList|songs)$/

/** Names and switches. Other fields are not stored: texts, tokens, passwords. */
const HARMLESS: ReadonlySet<string> = new Set([
  'action',
  'album_name',
  'article_title',
  'blocked',
  'category_name',
  'decision',
  'folder',
  'isHidden',
  'is_top',
  'minutes',
  'name',
  'nick_name',
  'place',
  'read_only_minutes',
  'reason',
  'role',
  'route_name',
  'side',
  'site_name',
  'slow_seconds',
  'status',
  'tag_name',
  'title',
  'type',
])

type Collected = Record<string, string | number | boolean | readonly number[]>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isId = (value: unknown): value is number => Number.isInteger(value)

const harmless = (value: unknown) => {
  if (typeof value === 'string') return value.slice(0, TEXT_MAX)
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}

const collect = (from: unknown, into: Collected, depth: number): Collected => {
  if (!isObject(from) || depth > DEPTH_MAX) return into
  for (const [name, value] of Object.entries(from)) {
    if (name in into) continue
    if (ID.test(name) && isId(value)) into[name] = value
    else if (Array.isArray(value)) collectList(name, value, into, depth)
    else if (isObject(value)) collect(value, into, depth + 1)
    else if (HARMLESS.has(name)) {
      const stored = harmless(value)
      if (stored !== undefined) into[name] = stored
    }
  }
  return into
}

/** The first ids, then the number of all ids. */
const keepIds = (name: string, values: readonly unknown[], into: Collected) => {
  const ids = [...new Set(values.filter(isId))]
  into[name] = ids.slice(0, LIST_MAX)
  if (ids.length > LIST_MAX) into[countKey(name)] = ids.length
}

/** The id of a post is useless without its kind and its source. */
const collectPosts = (list: readonly Record<string, unknown>[], into: Collected) => {
  for (const source of MODERATION_SOURCES) {
    for (const kind of POST_KINDS) {
      const own = list.filter((item) => item.source === source && item.kind === kind)
      const ids = own.map(({ id }) => id)
      if (ids.length > 0) keepIds(postsKey(source, kind), ids, into)
    }
  }
}

const collectList = (name: string, list: readonly unknown[], into: Collected, depth: number) => {
  if (ID_LIST.test(name)) return keepIds(name, list, into)
  const objects = list.filter(isObject)
  if (objects.some(({ source, kind }) => source && kind)) return collectPosts(objects, into)
  const ids = objects.map(({ id }) => id)
  if (ids.some(isId)) keepIds(name, ids, into)
  else collect(list[0], into, depth + 1)
}

interface Described {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
}

/**
 * In a partial change the sent fields are the changed ones: stores names, never values. A call with
 * a reason is moderation, whose values tell what was done.
 */
const membersOf = ({ body: schema }: Endpoint, { body }: Brought) => {
  const { properties = {}, required = [] } = (schema ?? {}) as Described
  if (required.length > 0 || 'reason' in properties || !isObject(body)) return undefined
  const members = Object.keys(body).filter((name) => Object.hasOwn(properties, name))
  return members.length > 0 ? members.join(', ') : undefined
}

/** The subject of an action: ids and short, harmless fields. */
export const subjectOf = (endpoint: Endpoint, brought: Brought): AuditSubject => {
  const members = membersOf(endpoint, brought)
  if (members !== undefined) return { members }
  const subject: Collected = {}
  for (const part of [brought.params, brought.query, brought.body]) collect(part, subject, 1)
  return subject
}

/** Returns the id that an action created, if its answer contains one. */
export const madeBy = (result: unknown): number | undefined => {
  if (!isObject(result)) return undefined
  const { id, manuscript_id, article } = result
  return [id, manuscript_id, isObject(article) ? article.id : undefined].find(isId)
}
