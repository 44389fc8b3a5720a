import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { dateText } from '../../../http/times.ts'
import type { BlogSettings } from './blog-settings.ts'
import { memberOf, textOf, textsOf } from './values.ts'

export interface OldText {
  /** The path of the file in the archive. */
  readonly path: string
  readonly data: Readonly<Record<string, unknown>>
  readonly createdAt: number
  readonly timeZone: string
}

/** The values of placeholders by their names. */
type Values = ReadonlyMap<string, string | undefined>

/** Fills a pattern; undefined if it has a placeholder without a value. */
const filled = (pattern: string, read: (name: string) => string | undefined) => {
  let isKnown = true
  const address = pattern.replaceAll(/:(\w*[^_\W])/g, (_, name: string) => {
    const value = read(name)
    isKnown &&= value !== undefined
    return value ?? ''
  })
  return isKnown ? address : undefined
}

const withoutExtension = (path: string) => path.replace(/\.(?:md|markdown)$/i, '')

/** The name of the file, without folder, extension and date. */
export const nameOf = (path: string): string => {
  const segments = withoutExtension(path).split('/')
  const last = segments.at(-1) ?? ''
  const name = /^(?:index|readme)$/i.test(last) ? (segments.at(-2) ?? '') : last
  return name.replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '')
}

const timesOf = ({ createdAt, timeZone }: OldText): Values => {
  const [date = '', time = ''] = dateText(createdAt, timeZone).split(' ')
  const [year = '', month = '', day = ''] = date.split('-')
  const [hour, minute, second] = time.split(':')
  const values = {
    year,
    short_year: year.slice(2),
    month,
    day,
    hour,
    minute,
    second: second ?? '00',
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    timestamp: String(Math.floor(createdAt / 1000)),
  }
  return new Map(Object.entries(values))
}

/** Hexo writes a hyphen for blanks and signs. */
const slugized = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'<>,.?/]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The categories above the last one, and this one. */
const lastCategories = (data: OldText['data']): readonly string[] => {
  const value = memberOf(data, 'categories', 'category')
  if (!Array.isArray(value)) return textsOf(value)
  return value.some(Array.isArray) ? textsOf(value.at(-1)) : textsOf(value)
}

/** The name of a file of Hexo is its path below `_posts`, without what the settings put before it. */
const hexoNames = (path: string, newPostName: string | undefined): string[] => {
  const below = withoutExtension(path.replace(/^.*?(?:^|\/)_posts\//, ''))
  const dateless = posix.join(posix.dirname(below), nameOf(below))
  if (newPostName === undefined) return [...new Set([below, dateless])]
  const form = withoutExtension(newPostName)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/:(\w*[^_\W])/g, (_, name: string) =>
      name === 'title' ? '(?<title>.+)' : '[^/]+?',
    )
  return [new RegExp(`^${form}$`).exec(below)?.groups?.title ?? below]
}

/** Returns the addresses of a post of Hexo. Its front matter has placeholders too. */
export const hexoPaths = (
  pattern: string,
  text: OldText,
  { newPostName, categoryNames, defaultCategory = 'uncategorized' }: BlogSettings,
): string[] => {
  const { path, data, createdAt } = text
  const categories = lastCategories(data).map((name) => slugized(categoryNames?.get(name) ?? name))
  return hexoNames(path, newPostName).flatMap((title) => {
    const unix = Math.floor(createdAt / 1000)
    const named = {
      title,
      name: posix.basename(title),
      filename: posix.basename(title),
      post_title: slugized(textOf(memberOf(data, 'title'))).toLowerCase(),
      category: categories.join('/') || defaultCategory,
      hash: createHash('sha1').update(`${title}${unix}`).digest('hex').slice(0, 12),
    }
    const values: Values = new Map([...timesOf(text), ...Object.entries(named)])
    return (
      filled(pattern, (name) => values.get(name) ?? (textOf(memberOf(data, name)) || undefined)) ??
      []
    )
  })
}

/** The folders above `_posts` are categories too. */
const jekyllCategories = ({ path, data }: OldText) => {
  const above = path.slice(0, Math.max(path.indexOf('/_posts/'), 0))
  const named = textsOf(memberOf(data, 'categories'), { blanks: true })
  return [
    ...new Set([...above.split('/'), ...textOf(memberOf(data, 'category')).split(','), ...named]),
  ]
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)
}

/** Returns the address of a text of Jekyll, or of a folder with a pattern for its addresses. */
export const patternPaths = (pattern: string, text: OldText): string[] => {
  const { path, data } = text
  const segments = path.split('/')
  const at = segments.findIndex((segment) => segment.startsWith('_'))
  const name = nameOf(path)
  const slug = textOf(memberOf(data, 'slug')) || name
  const categories = jekyllCategories(text)
  const named = {
    title: slug,
    post_title: textOf(memberOf(data, 'title')),
    name,
    filename: name,
    basename: name,
    slug,
    category: textsOf(memberOf(data, 'categories', 'category'))[0],
    categories: categories.join('/'),
    collection: segments[at]?.slice(1),
    path: withoutExtension(segments.slice(at + 1).join('/')),
    output_ext: '.html',
  }
  const values: Values = new Map([...timesOf(text), ...Object.entries(named)])
  const found = filled(
    pattern,
    (key) => values.get(key) ?? (textOf(memberOf(data, key)) || undefined),
  )
  return found === undefined ? [] : [found]
}
