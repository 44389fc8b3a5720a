import { dateText } from '../../../http/times.ts'
import type { BlogSettings } from './blog-settings.ts'
import { type HugoPlace, hugoPlaceOf } from './hugo-places.ts'
import type { OldText } from './patterns.ts'
import { memberOf, textOf } from './values.ts'

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

/** The language in front of an address; empty for the main one, unless the settings say otherwise. */
export const hugoPrefix = (
  { language, isMainLanguage }: HugoPlace,
  { languages, isMainInFolder }: BlogSettings,
): string => {
  // A language with a host of its own has no folder.
  const hasHost = languages?.get(language)?.hasHost ?? false
  return hasHost || (isMainLanguage && !isMainInFolder) ? '' : `${language}/`
}

/** Returns the addresses of a text of Hugo; undefined for a text outside of its folders. */
export const hugoPathsOf = (
  { path, data, createdAt, timeZone }: OldText,
  settings: BlogSettings,
): { readonly pattern: string; readonly paths: readonly string[] } | undefined => {
  const place = hugoPlaceOf(path, settings)
  if (place === undefined) return undefined
  const segments = place.below.split('/')
  if (segments.at(-1) === 'index' && segments.length > 1) segments.pop()
  const base = segments.at(-1) ?? ''
  const sections = segments.slice(0, -1)
  const slug = textOf(memberOf(data, 'slug'))
  const title = textOf(memberOf(data, 'title'))
  const [year = '', month = '', day = ''] = dateText(createdAt, timeZone).slice(0, 10).split('-')
  const values: ReadonlyMap<string, string> = new Map(
    Object.entries({
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
    }),
  )
  const patterns =
    settings.languages?.get(place.language)?.sectionPermalinks ?? settings.sectionPermalinks
  const pattern = patterns?.get(sections[0] ?? '/') ?? ':sections/:slugorfilename'
  let isKnown = true
  const made = pattern.replaceAll(/:([a-z]+)(\[[^\]]*\])?/g, (_, name: string, slice = '[:]') => {
    if (name === 'sections') return slicedSections(sections, slice)
    isKnown &&= values.has(name)
    return (values.get(name) ?? '').replaceAll('/', '-')
  })
  if (!isKnown) return { pattern, paths: [] }
  // Hugo writes small letters, unless its settings say otherwise.
  const prefix = hugoPrefix(place, settings)
  const whole = settings.hasUglyUrls ? `${made.replace(/\/$/, '')}.html` : made
  const address = prefix === '' ? whole : `${prefix}${whole.replace(/^\//, '')}`
  return { pattern, paths: [...new Set([urlized(address).toLowerCase(), urlized(address)])] }
}
