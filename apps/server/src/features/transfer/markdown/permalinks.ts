import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { memberOf, textOf } from './values.ts'

type Data = Readonly<Record<string, unknown>>

/** The patterns of old addresses in the settings of a blog. */
export interface Permalinks {
  readonly permalink?: string
  /** Of Hugo, by section. */
  readonly sectionPermalinks?: Readonly<Record<string, string>>
}

export interface SettingsFile {
  readonly path: string
  readonly text: string
}

/** The settings of Hexo and Jekyll, and of Hugo, whose files may be split. */
export const isSettings = (path: string): boolean =>
  path === '_config.yml' ||
  /^(?:hugo|config|config\/_default\/(?:hugo|config|permalinks))\.(?:toml|ya?ml|json)$/.test(path)

const recordOf = (value: unknown): Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : {}

const parse = ({ path, text }: SettingsFile): Data => {
  try {
    if (path.endsWith('.toml')) return recordOf(parseToml(text))
    return recordOf(parseYaml(text, { maxAliasCount: 20, logLevel: 'error' }))
  } catch {
    // The default patterns are used instead.
    return {}
  }
}

const sectionsOf = (settings: Data) => {
  const pages = recordOf(memberOf(settings, 'page'))
  const patterns = Object.entries({ ...settings, ...pages }).map(
    ([section, pattern]) => [section, textOf(pattern)] as const,
  )
  return Object.fromEntries(patterns.filter(([, pattern]) => pattern !== ''))
}

export const readPermalinks = (file: SettingsFile): Permalinks => {
  const settings = parse(file)
  if (file.path === '_config.yml') return { permalink: textOf(memberOf(settings, 'permalink')) }
  const isOwnFile = /permalinks\.\w+$/.test(file.path)
  const patterns = isOwnFile ? settings : recordOf(memberOf(settings, 'permalinks'))
  return { sectionPermalinks: sectionsOf(patterns) }
}
