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
/** Closing braces that are tried as the end of JSON. */
const BRACES_MAX = 200

/** Hexo takes more than three dashes. */
const YAML = /^(-{3,})[^\S\n]*\n((?:[\s\S]*?\n)??)\1[^\S\n]*(?:\n|$)/
const TOML = /^(\+\+\+)[^\S\n]*\n((?:[\s\S]*?\n)??)\+\+\+[^\S\n]*(?:\n|$)/
const HEXO_JSON = /^(;;;[^\S\n]*\n)?("[\s\S]*?\n);;;[^\S\n]*(?:\n|$)/
const HEXO_YAML = /^()([A-Za-z_][\w-]*:(?:[^\S\n]|\n)[\s\S]*?\n)---[^\S\n]*(?:\n|$)/

/** A line of members, of a list, of a nested value, or a comment. */
const YAML_LINE = /^(?:[A-Za-z_][\w-]*:(?:\s|$)|\s+\S|-\s|#|$)/
/** Our own export has one between front matter and text. */
const EMPTY_LINE = /^[^\S\n]*\n/

/** Without them, text above a line of dashes is a heading. */
const HEXO_MEMBER = /^(?:title|date|layout|tags|categories|permalink):/im

/** Hexo takes tabs too, which YAML does not. */
const readYaml = (text: string): unknown =>
  parseYaml(
    text.replaceAll(/^\t+/gm, (tabs) => '  '.repeat(tabs.length)),
    { maxAliasCount: ALIASES_MAX, uniqueKeys: false, logLevel: 'error' },
  )
const readHexoJson = (text: string): unknown => JSON.parse(`{${text.trim().replace(/,$/, '')}}`)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Found {
  readonly length: number
  readonly above: string
  readonly read: (text: string) => unknown
}

const LINE_END = /^[^\S\n]*(?:\n|$)/

/** Hugo writes JSON with its braces. The text begins on the line behind them. */
const findJson = (text: string): Found | undefined => {
  if (!/^\{\s*"/.test(text)) return undefined
  let end = 0
  for (let tried = 0; tried < BRACES_MAX; tried += 1) {
    end = text.indexOf('}', end) + 1
    if (end === 0 || end > MAX_LENGTH) return undefined
    const above = text.slice(0, end)
    const [rest] = LINE_END.exec(text.slice(end, end + 100)) ?? []
    if (rest !== undefined && isJson(above)) {
      return { length: end + rest.length, above, read: JSON.parse }
    }
  }
  return undefined
}

const isJson = (text: string): boolean => {
  try {
    return isRecord(JSON.parse(text))
  } catch {
    // The brace is inside of the value.
    return false
  }
}

const matched = (text: string, expression: RegExp, read: Found['read']): Found | undefined => {
  const [whole, , above] = expression.exec(text) ?? []
  return whole === undefined || above === undefined
    ? undefined
    : { length: whole.length, above, read }
}

/** Hexo also reads front matter without the first line of dashes. */
const findHexoYaml = (text: string): Found | undefined => {
  const found = matched(text.slice(0, MAX_LENGTH), HEXO_YAML, readYaml)
  const isFrontMatter =
    found && HEXO_MEMBER.test(found.above) && found.above.split('\n').every(isYamlLine)
  return isFrontMatter ? found : undefined
}
const isYamlLine = (line: string) => YAML_LINE.test(line)

/** Splits a file into front matter and text. Returns undefined if the front matter is invalid. */
export const readMarkdownFile = (file: string): MarkdownFile | undefined => {
  // Programs that convert files again and again leave several marks of the byte order.
  // Other programs find front matter behind empty lines too.
  const begin = file.lastIndexOf('\n', Math.max(file.search(/\S/), 0)) + 1
  const text = file
    .slice(begin)
    .replace(/^\ufeff+/, '')
    .replaceAll(/\r\n?/g, '\n')
  const found =
    matched(text, YAML, readYaml) ??
    matched(text, TOML, parseToml) ??
    findJson(text) ??
    matched(text.slice(0, MAX_LENGTH), HEXO_JSON, readHexoJson) ??
    findHexoYaml(text)
  if (!found) return { data: {}, content: text }
  if (found.above.length > MAX_LENGTH) return undefined
  try {
    const data = found.read(found.above) ?? {}
    return isRecord(data)
      ? { data, content: text.slice(found.length).replace(EMPTY_LINE, '') }
      : undefined
  } catch {
    // Invalid front matter is not repaired.
    return undefined
  }
}
