const DIGIT = '[\\d\uff10-\uff19]'
/** A few, so that a hostile line is read in one go. */
const SPACES = '\\s{0,3}'
const BETWEEN = `${SPACES}[:\uff1a.\uff0e,\uff0c]${SPACES}`
const TIME = `${SPACES}-?${SPACES}${DIGIT}{1,4}(?:${BETWEEN}${DIGIT}{1,6}){1,3}${SPACES}`
const LEADING = new RegExp(
  `^\\s*([[(\uff3b\u3010\u3014\uff08])(${TIME})[\\])\uff3d\u3011\u3015\uff09]`,
)
const TRAILING = new RegExp(`((?:${SPACES}\\[${TIME}\\]){1,20})$`)
const WORD = new RegExp(`[<\uff1c](${TIME})[>\uff1e]`, 'g')
const ROUND = /[(\uff08]/
const HEADER = /^\s*[[\uff3b]\s*([a-z#]+)\s*[:\uff1a]([^\]\uff3d]*)[\]\uff3d]\s*$/i
const INVISIBLE = /^[\ufeff\u200b-\u200f\u2060]+/
const SECONDS = /^(\d{1,4})\.(\d{2,3})$/
const POINTS = /^(\d{1,4})\.(\d{1,2})\.(\d{1,6})$/

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
}
const withoutEntities = (text: string) =>
  text.replace(/&(?:#(\d{2,5})|(amp|lt|gt|quot|apos|nbsp));/g, (_, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? ''),
  )

/** The usual form of a time; undefined if the numbers are none. */
const timeText = (written: string): string | undefined => {
  const time = written.normalize('NFKC').replace(/\s+/g, '')
  if (time.startsWith('-')) return '00:00.00'
  const [, seconds, fraction] = SECONDS.exec(time) ?? []
  if (seconds) return `${Math.floor(Number(seconds) / 60)}:${Number(seconds) % 60}.${fraction}`
  const points = POINTS.exec(time)
  if (points) return `${points[1]}:${points[2]}.${points[3]}`
  return /^\d{1,4}:\d{1,2}(?::\d{1,3})?(?:[.,]\d{1,6})?$/.test(time) ? time : undefined
}

/** `(12:30)` may be words; a time in round brackets has a fraction. */
const markOf = (bracket: string, written: string) => {
  const time = timeText(written)
  return time && (!ROUND.test(bracket) || /[.,]/.test(time)) ? `[${time}]` : undefined
}

const tidyLine = (line: string): string => {
  const plain = line.replace(INVISIBLE, '')
  const [, name, value = ''] = HEADER.exec(plain) ?? []
  if (name)
    return `[${name}:${name.toLowerCase() === 'offset' ? value.replace(/ms\s*$/i, '') : value}]`
  let marks = ''
  let text = plain
  for (let found = LEADING.exec(text); found; found = LEADING.exec(text)) {
    const mark = markOf(found[1] ?? '', found[2] ?? '')
    if (!mark) break
    marks += mark
    text = text.slice(found[0].length)
  }
  const [behind, trailing = ''] = marks ? [] : (TRAILING.exec(text.trimEnd()) ?? [])
  if (behind) {
    marks = trailing.replaceAll(/\s+/g, '')
    text = text.trimEnd().slice(0, -behind.length)
  }
  return (
    marks +
    text.replace(WORD, (whole: string, written: string) => {
      const time = timeText(written)
      return time ? `<${time}>` : whole
    })
  )
}

/** Returns a `.lrc` text with the loose forms of other programs in the usual one. */
export const tidyLyrics = (text: string): string =>
  withoutEntities(text)
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map(tidyLine)
    .join('\n')
