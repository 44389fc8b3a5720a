import { dateText } from '../../../http/times.ts'
import type { BlogSettings } from './blog-settings.ts'
import type { OldText } from './patterns.ts'
import { memberOf, textOf } from './values.ts'

const TEXTS = 'content/'
/** Names such as `node.js` have no language. */
const LANGUAGE =
  /\.(ar|bg|ca|cn|cs|da|de|el|en|es|fa|fi|fr|he|hi|hu|id|it|ja|ko|nb|nl|pl|pt|ro|ru|sv|th|tr|tw|uk|vi|zh)(-[a-z]{2,4})?$/i

/** Hugo keeps letters, digits and these signs, and writes a hyphen for a blank. */
const urlized = (text: string) =>
  text
    .normalize('NFC')
    .trim()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^\p{L}\p{M}\p{N}./\\_#+~@%-]/gu, '')
    .replaceAll(/-{2,}/g, '-')

/** The folders of a text, such as `:sections[1:]`. */
const slicedSections = (sections: readonly string[], slice: string) => {
  const [, single] = /^\[(\d)\]$/.exec(slice) ?? []
  if (single) return sections[Number(single)] ?? ''
  if (slice === '[last]') return sections.at(-1) ?? ''
  const [, from = '', to = ''] = /^\[(\d?):(\d?)\]$/.exec(slice) ?? []
  return sections.slice(Number(from), to === '' ? undefined : Number(to)).join('/')
}

/** Returns the path of a text below `content`, without its extension. */
const belowTexts = (path: string): string | undefined => {
  const at = `/${path}`.indexOf(`/${TEXTS}`)
  return at < 0 ? undefined : path.slice(at + TEXTS.length).replace(/\.(?:md|markdown)$/i, '')
}

/** Returns the addresses of a text of Hugo; undefined for a text outside of `content`. */
export const hugoPathsOf = (
  { path, data, createdAt, timeZone }: OldText,
  { sectionPermalinks: patterns = {}, defaultLanguage = 'en' }: BlogSettings,
): { readonly pattern: string; readonly paths: readonly string[] } | undefined => {
  const below = belowTexts(path)
  if (below === undefined) return undefined
  const [, language = '', region = ''] = LANGUAGE.exec(below) ?? []
  const named = `${language}${region}`.toLowerCase()
  const isOther = named !== '' && named !== defaultLanguage.toLowerCase()
  const segments = below.split('/').map((part) => part.replace(LANGUAGE, ''))
  if (segments.at(-1) === 'index' && segments.length > 1) segments.pop()
  const base = segments.at(-1) ?? ''
  const sections = segments.slice(0, -1)
  const slug = textOf(memberOf(data, 'slug'))
  const title = textOf(memberOf(data, 'title'))
  const [year = '', month = '', day = ''] = dateText(createdAt, timeZone).slice(0, 10).split('-')
  const values: Record<string, string> = {
    year,
    month,
    day,
    section: sections[0] ?? '',
    title,
    slug: slug || title,
    filename: base,
    contentbasename: base,
    slugorfilename: slug || base,
    slugorcontentbasename: slug || base,
  }
  const own = Object.hasOwn(patterns, sections[0] ?? '') ? patterns[sections[0] ?? ''] : undefined
  const pattern = own ?? ':sections/:slugorfilename'
  let isKnown = true
  const made = pattern.replaceAll(/:([a-z]+)(\[[^\]]*\])?/g, (_, name: string, slice = '[:]') => {
    if (name === 'sections') return slicedSections(sections, slice)
    isKnown &&= Object.hasOwn(values, name)
    return (values[name] ?? '').replaceAll('/', '-')
  })
  if (!isKnown) return { pattern, paths: [] }
  // Hugo writes small letters, unless its settings say otherwise.
  const address = isOther ? `${named}/${made.replace(/^\//, '')}` : made
  return { pattern, paths: [...new Set([urlized(address).toLowerCase(), urlized(address)])] }
}
