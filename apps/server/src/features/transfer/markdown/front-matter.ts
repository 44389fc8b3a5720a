import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'

export interface MarkdownFile {
  readonly data: Readonly<Record<string, unknown>>
  readonly content: string
}

/** More than anybody writes by hand. */
const MAX_LENGTH = 64 * 1024
/** YAML aliases repeat an earlier value. Many of them are an attack. */
const ALIASES_MAX = 20

const YAML = /^---[^\S\n]*\n((?:[\s\S]*?\n)??)---[^\S\n]*(?:\n|$)/
const TOML = /^\+\+\+[^\S\n]*\n((?:[\s\S]*?\n)??)\+\+\+[^\S\n]*(?:\n|$)/

const readYaml = (text: string): unknown =>
  parseYaml(text, { maxAliasCount: ALIASES_MAX, uniqueKeys: false, logLevel: 'error' })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Splits a file into front matter and text. Returns undefined if the front matter is invalid. */
export const readMarkdownFile = (file: string): MarkdownFile | undefined => {
  const text = file.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  const [whole, above, read] = ((): [string?, string?, ((text: string) => unknown)?] => {
    const yaml = YAML.exec(text)
    if (yaml) return [yaml[0], yaml[1], readYaml]
    const toml = TOML.exec(text)
    return toml ? [toml[0], toml[1], parseToml] : []
  })()
  if (whole === undefined || above === undefined || !read) return { data: {}, content: text }
  if (above.length > MAX_LENGTH) return undefined
  try {
    const data = read(above) ?? {}
    return isRecord(data) ? { data, content: text.slice(whole.length).trimStart() } : undefined
  } catch {
    // Invalid front matter is not repaired.
    return undefined
  }
}
