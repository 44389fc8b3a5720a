import { momentOf } from '../../../http/times.ts'
import { textOf } from './values.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\\.?,?\\s+)?'
const MONTH = `(${MONTHS.join('|')})(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\\.?,?`
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?,?'

/** `2018-3-4`, `2018/03/04`, `2018.3.4`, `2018年3月4日`, `20180304`. */
const YEAR_FIRST =
  /^(\d{4})(?:(?:[-/.]|\s?年\s?)(\d{1,2})(?:[-/.]|\s?月\s?)(\d{1,2})(?!\d)(?:\s?日)?|(\d{2})(\d{2})(?!\d))(.*)$/s
/** `4 Mar 2018`, `Sun, 04 March 2018`. */
const DAY_FIRST = new RegExp(`^${WEEKDAY}${DAY}[\\s-]${MONTH}[\\s-](\\d{4})(?!\\d)(.*)$`, 'is')
/** `Mar 4, 2018`, `Sun Mar 04 2018`. */
const MONTH_FIRST = new RegExp(`^${WEEKDAY}${MONTH}\\s+${DAY}\\s+(\\d{4})(?!\\d)(.*)$`, 'is')

/** The time and zone behind the day. A name such as `CST` means many zones, and is not read. */
const TIME =
  /^(?:[T,\s]{1,9}(上午|下午)?\s?(\d{1,2})[:时](\d{1,2})(?:[:分](\d{1,2})(?:[.,](\d{1,3})\d*)?)?秒?\s?([ap])?\.?(?:m\.?)?)?\s{0,9}(Z|UTC|GMT)?([+-]\d{1,2}(?::?\d{2})?)?\s{0,9}\(?[A-Za-z\s]{0,40}\)?$/i

const two = (text: string | undefined) => (text ?? '').padStart(2, '0')

interface Day {
  readonly year: string
  readonly month: string
  readonly day: string
  /** The text behind the day. */
  readonly rest: string
}

const monthNumber = (name: string) => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1)

const dayOf = (text: string): Day | undefined => {
  const [, year, month, day, compactMonth, compactDay, rest = ''] = YEAR_FIRST.exec(text) ?? []
  if (year) return { year, month: month ?? compactMonth ?? '', day: day ?? compactDay ?? '', rest }
  const behind = DAY_FIRST.exec(text)
  if (behind) {
    const [, dayName = '', name = '', inYear = '', after = ''] = behind
    return { year: inYear, month: monthNumber(name), day: dayName, rest: after }
  }
  const [, name = '', dayName = '', inYear, after = ''] = MONTH_FIRST.exec(text) ?? []
  return inYear ? { year: inYear, month: monthNumber(name), day: dayName, rest: after } : undefined
}

const hourOf = (hour: string, half: string) => {
  const number = Number(hour)
  if (half === '') return number
  return (number % 12) + (/^[p下]/i.test(half) ? 12 : 0)
}

/** `+8`, `+0800`, `+08:00`. */
const offsetOf = (zone: string) => {
  const [, sign = '+', hours, minutes] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? []
  return `${sign}${two(hours)}:${two(minutes)}`
}

const momentOfText = (text: string, timeZone: string): number | undefined => {
  const found = dayOf(text)
  const time = found && TIME.exec(found.rest)
  if (!time) return undefined
  const [, before = '', hour = '', minute, second, fraction = '', after = '', zone, offset] = time
  const date = `${found.year}-${two(found.month)}-${two(found.day)}`
  const hours = two(String(hourOf(hour, before || after)))
  const clock = `${hours}:${two(minute)}:${two(second)}`
  const milliseconds = Number(fraction.padEnd(3, '0'))
  const moment =
    zone || offset
      ? Date.parse(`${date}T${clock}${offset ? offsetOf(offset) : 'Z'}`)
      : momentOf(`${date} ${clock}`, timeZone)
  return moment === undefined || Number.isNaN(moment) ? undefined : moment + milliseconds
}

/** Seconds or milliseconds since 1970. */
const momentOfNumber = (text: string): number | undefined => {
  if (/^\d{9,10}$/.test(text)) return Number(text) * 1_000
  return /^\d{12,13}$/.test(text) ? Number(text) : undefined
}

/** Reads a date without a time zone in the time zone of the site. */
export const dateOf = (value: unknown, timeZone: string): number | undefined => {
  const text = value instanceof Date ? value.toISOString() : textOf(value)
  const moment = momentOfNumber(text) ?? momentOfText(text.slice(0, 100), timeZone)
  return moment !== undefined && moment >= 0 ? moment : undefined
}
