import { momentOf } from '../../../http/times.ts'

type Data = Readonly<Record<string, unknown>>

/** Returns the first present member, in capitals or not. Inherited members are ignored. */
export const memberOf = (data: Data, ...names: string[]): unknown => {
  const present = new Map(
    Object.entries(data)
      .filter(([, value]) => value != null)
      .map(([key, value]) => [key.toLowerCase(), value]),
  )
  const name = names.find((key) => present.has(key.toLowerCase()))
  return name === undefined ? undefined : present.get(name.toLowerCase())
}

/** Whether a member is true, also as a text, and in the words of older YAML. */
export const isTrue = (value: unknown): boolean =>
  value === true || /^(?:true|yes|y|on|1)$/i.test(textOf(value))

export const isFalse = (value: unknown): boolean =>
  value === false || /^(?:false|no|n|off|0)$/i.test(textOf(value))

/** Returns a text or a number as text, and an empty text for anything else. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' ? String(value) : ''
}

/** Returns one or many texts without duplicates. Flattens nested lists. */
export const textsOf = (value: unknown, { blanks = false } = {}): string[] => {
  const text = textOf(value)
  const separator = blanks && !/[,，]/.test(text) ? /\s+/ : /[,，]/
  const many = Array.isArray(value) ? value.flat(3) : text.split(separator)
  return [...new Set(many.map(textOf).filter(Boolean))]
}

const DATE =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d*)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

const two = (text: string | undefined) => (text ?? '').padStart(2, '0')

const momentOfText = (text: string, timeZone: string): number | undefined => {
  const [, year, month, day, hour, minute, second, fraction = '', zone] =
    DATE.exec(text.trim()) ?? []
  if (!year) return undefined
  const date = `${year}-${two(month)}-${two(day)}`
  const time = `${two(hour)}:${two(minute)}:${two(second)}`
  const milliseconds = Number(fraction.padEnd(3, '0'))
  const local = momentOf(`${date} ${time}`, timeZone)
  if (!zone) return local === undefined ? undefined : local + milliseconds
  const offset = zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase()
  const moment = Date.parse(`${date}T${time}${offset}`)
  return Number.isNaN(moment) ? undefined : moment + milliseconds
}

/** Reads a date without a time zone in the time zone of the site. */
export const dateOf = (value: unknown, timeZone: string): number | undefined => {
  const text = value instanceof Date ? value.toISOString() : textOf(value)
  const moment = momentOfText(text, timeZone)
  return moment !== undefined && moment >= 0 ? moment : undefined
}

/** Decodes a part of an address. */
export const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    // A single percent sign is literal.
    return path
  }
}

/** Cuts a text between characters, never inside a surrogate pair. */
export const cut = (text: string, maxLength: number): string =>
  text.length <= maxLength
    ? text
    : [...text].reduce(
        (result, next) => (result.length + next.length > maxLength ? result : result + next),
        '',
      )
