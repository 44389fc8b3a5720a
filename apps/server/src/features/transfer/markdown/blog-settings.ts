import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { plainHost } from './addresses.ts'
import type { Includes } from './includes.ts'
import { isTrue, memberOf, textOf } from './values.ts'

type Data = Readonly<Record<string, unknown>>

interface HugoLanguage {
  readonly contentDir?: string
  readonly sectionPermalinks?: ReadonlyMap<string, string>
  /** Whether the language has an address of its own. */
  readonly hasHost?: boolean
}

/** Everything in the settings of a blog that tells addresses and who may read. */
export interface BlogSettings {
  /** The pattern of old addresses. */
  readonly permalink?: string
  /** The patterns of sections of Hugo, and of collections of Jekyll. */
  readonly sectionPermalinks?: ReadonlyMap<string, string>
  /** The hosts of the blog, without `www.`. */
  readonly hosts?: readonly string[]
  /** The folder of the server in which the blog stands. */
  readonly root?: string
  /** Of Hugo: its main language, whose texts have no language in their address, unless this is set. */
  readonly defaultLanguage?: string
  readonly isMainInFolder?: boolean
  /** Of Hugo: the folder of its texts, and its languages by their names in small letters. */
  readonly contentDir?: string
  readonly languages?: ReadonlyMap<string, HugoLanguage>
  /** Of Hugo: whether its addresses end in `.html`. */
  readonly hasUglyUrls?: boolean
  /** Whether Jekyll makes the blog: it takes a text outside of its folders for a page. */
  readonly isJekyll?: boolean
  /** The collections that Jekyll publishes. */
  readonly collections?: readonly string[]
  /** Of Hexo: the name of new files, and the names of categories in addresses. */
  readonly newPostName?: string
  readonly categoryNames?: ReadonlyMap<string, string>
  readonly defaultCategory?: string
  /** Tags whose articles have a password. */
  readonly lockedTags?: readonly string[]
  /** Of Jekyll: the texts that other texts include. */
  readonly includes?: Includes
}

export interface SettingsFile {
  readonly path: string
  readonly text: string
}

/** The settings of Hexo and Jekyll, and of Hugo, whose files may be split. */
export const isSettings = (path: string): boolean =>
  path === '_config.yml' ||
  /^(?:hugo|config|config\/_default\/(?:hugo|config|permalinks|languages(?:\.[\w-]+)?))\.(?:toml|ya?ml|json)$/.test(
    path,
  )

const recordOf = (value: unknown): Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : {}
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const parse = ({ path, text }: SettingsFile): Data => {
  try {
    if (path.endsWith('.toml')) return recordOf(parseToml(text))
    return recordOf(parseYaml(text, { maxAliasCount: 20, uniqueKeys: false, logLevel: 'error' }))
  } catch {
    // The default patterns are used instead.
    return {}
  }
}

/** The members of a group that are texts. */
const textsIn = (group: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(recordOf(group))
      .map(([name, value]) => [name, textOf(value)] as const)
      .filter(([, value]) => value !== ''),
  )

const sectionsOf = (patterns: Data): ReadonlyMap<string, string> =>
  new Map([...textsIn(patterns), ...textsIn(memberOf(patterns, 'page'))])

const folderOf = (address: string) => {
  const path = address.replace(/^(?:https?:)?\/\/[^/]*/i, '')
  return path.split('/').filter(Boolean).join('/')
}

const hostsOf = (address: unknown): readonly string[] => {
  const text = textOf(address)
  const host = URL.canParse(text) ? plainHost(new URL(text).host) : ''
  return host === '' ? [] : [host]
}

const optional = (text: string) => text || undefined

const hexoOrJekyll = (settings: Data): BlogSettings => {
  const collections = Object.entries(recordOf(memberOf(settings, 'collections')))
  const locked = listOf(memberOf(recordOf(memberOf(settings, 'encrypt')), 'tags'))
  return {
    permalink: optional(textOf(memberOf(settings, 'permalink'))),
    root: folderOf(textOf(memberOf(settings, 'root', 'baseurl'))),
    hosts: hostsOf(memberOf(settings, 'url')),
    newPostName: optional(textOf(memberOf(settings, 'new_post_name'))),
    categoryNames: textsIn(memberOf(settings, 'category_map')),
    defaultCategory: optional(textOf(memberOf(settings, 'default_category'))),
    collections: collections
      .filter(([, collection]) => isTrue(memberOf(recordOf(collection), 'output')))
      .map(([name]) => name),
    sectionPermalinks: new Map(
      collections
        .map(([name, value]) => [name, textOf(memberOf(recordOf(value), 'permalink'))] as const)
        .filter(([, pattern]) => pattern !== ''),
    ),
    lockedTags: locked.map((tag) => textOf(tag) || textOf(memberOf(recordOf(tag), 'name'))),
  }
}

const folderName = (value: unknown) =>
  optional(
    textOf(value)
      .split('/')
      .filter((part) => part !== '' && part !== '.')
      .join('/'),
  )

const languagesOf = (group: unknown): ReadonlyMap<string, HugoLanguage> =>
  new Map(
    Object.entries(recordOf(group)).map(([name, value]) => {
      const language = recordOf(value)
      const sectionPermalinks = sectionsOf(recordOf(memberOf(language, 'permalinks')))
      return [
        name.toLowerCase(),
        {
          contentDir: folderName(memberOf(language, 'contentDir')),
          sectionPermalinks: sectionPermalinks.size > 0 ? sectionPermalinks : undefined,
          hasHost: textOf(memberOf(language, 'baseURL')) !== '',
        },
      ]
    }),
  )

const hugo = (settings: Data): BlogSettings => ({
  sectionPermalinks: sectionsOf(recordOf(memberOf(settings, 'permalinks'))),
  root: folderOf(textOf(memberOf(settings, 'baseURL'))),
  hosts: hostsOf(memberOf(settings, 'baseURL')),
  defaultLanguage: optional(textOf(memberOf(settings, 'defaultContentLanguage'))),
  isMainInFolder: isTrue(memberOf(settings, 'defaultContentLanguageInSubdir')),
  contentDir: folderName(memberOf(settings, 'contentDir')),
  languages: languagesOf(memberOf(settings, 'languages')),
  hasUglyUrls: isTrue(memberOf(settings, 'uglyURLs')),
})

export const readBlogSettings = (file: SettingsFile): BlogSettings => {
  const settings = parse(file)
  if (file.path === '_config.yml') return hexoOrJekyll(settings)
  if (/permalinks\.\w+$/.test(file.path)) return { sectionPermalinks: sectionsOf(settings) }
  const [, own, named] = /(languages)(?:\.([\w-]+))?\.\w+$/.exec(file.path) ?? []
  if (named) return { languages: languagesOf({ [named]: settings }) }
  return own ? { languages: languagesOf(settings) } : hugo(settings)
}
