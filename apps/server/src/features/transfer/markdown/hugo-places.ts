import type { BlogSettings } from './blog-settings.ts'

/** Names such as `node.js` have no language. */
const LANGUAGE =
  /\.((?:ar|bg|ca|cn|cs|da|de|el|en|es|fa|fi|fr|he|hi|hu|id|it|ja|ko|nb|nl|pl|pt|ro|ru|sv|th|tr|tw|uk|vi|zh)(?:-[a-z]{2,4})?)$/i
const TEXTS = 'content'
const DEFAULT_LANGUAGE = 'en'

export interface HugoPlace {
  /** The folder of the texts of a language. */
  readonly folder: string
  /** The path of the text in it, without language and extension. */
  readonly below: string
  /** In small letters; empty for texts in the main language whose settings name none. */
  readonly language: string
  readonly isMainLanguage: boolean
}

/** The folders of texts with their languages: the main language first. */
const foldersOf = ({
  contentDir = TEXTS,
  defaultLanguage,
  languages = new Map(),
}: BlogSettings) => {
  const main = (defaultLanguage ?? DEFAULT_LANGUAGE).toLowerCase()
  const named = [...languages].map(([language, own]) => ({
    language,
    folder: own.contentDir ?? contentDir,
  }))
  return [
    ...named.filter(({ language }) => language === main),
    { language: main, folder: contentDir },
    ...named.filter(({ language }) => language !== main),
  ]
}

export const hugoFolders = (settings: BlogSettings): readonly string[] => [
  ...new Set(foldersOf(settings).map(({ folder }) => folder)),
]

/** The language at the end of a name: one of the settings, or a usual one if they name none. */
const languageIn = (name: string, { languages }: BlogSettings): string => {
  const at = name.lastIndexOf('.')
  const end = name.slice(at + 1).toLowerCase()
  if (languages && languages.size > 0) return at > 0 && languages.has(end) ? end : ''
  return LANGUAGE.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** Returns where a text stands in Hugo; undefined for a text outside of its folders. */
export const hugoPlaceOf = (path: string, settings: BlogSettings): HugoPlace | undefined => {
  const main = (settings.defaultLanguage ?? DEFAULT_LANGUAGE).toLowerCase()
  const found = foldersOf(settings)
    .map((place) => ({ ...place, at: `/${path}`.indexOf(`/${place.folder}/`) }))
    .filter(({ at }) => at >= 0)
    // The folder of a language may be in the folder of another one.
    .sort((a, b) => b.folder.length - a.folder.length)[0]
  if (!found) return undefined
  const below = path.slice(found.at + found.folder.length + 1).replace(/\.(?:md|markdown)$/i, '')
  const named = languageIn(below, settings)
  const language = named || found.language
  return {
    folder: path.slice(0, found.at + found.folder.length),
    below: named ? below.slice(0, -named.length - 1) : below,
    language,
    isMainLanguage: language === main,
  }
}
