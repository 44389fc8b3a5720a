/** Without blanks and punctuation; a text of nothing else stays as it is. */
export const keyOf = (text: string): string =>
  text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '') || text.replaceAll(' ', '')

const LAST_BRACKETS =
  /(?:\([^()]{0,200}\)|\[[^[\]]{0,200}\]|\{[^{}]{0,200}\}|【[^【】]{0,200}】|「[^「」]{0,200}」)$/u

const withoutBrackets = (title: string) => title.replace(LAST_BRACKETS, '').trim()

const GUESTS = [' feat.', ' feat ', ' ft.', ' ft ', ' featuring ']

const withoutGuests = (title: string) => {
  const starts = GUESTS.map((word) => title.indexOf(word)).filter((at) => at > 0)
  return starts.length > 0 ? title.slice(0, Math.min(...starts)) : title
}

const VERSION =
  /^(?:(?:live|现场|伴奏|纯音乐|翻唱|完整|钢琴|吉他|dj|remix|demo)版?|cover|inst(?:rumental|\.)?|karaoke|acoustic|remaster(?:ed)?|version|ver\.?|edit|mix)$/u
const isVersion = (word: string) => VERSION.test(word)

/** `晴天 live` and `晴天 - 2011 remaster`: the last word, or everything behind the last dash. */
const withoutVersion = (title: string) => {
  const dash = title.lastIndexOf(' - ')
  if (dash > 0 && title.slice(dash).split(' ').some(isVersion)) return title.slice(0, dash)
  const blank = title.lastIndexOf(' ')
  return blank > 0 && isVersion(title.slice(blank + 1)) ? title.slice(0, blank) : title
}

/** A title has at most this many additions. */
const ADDITIONS_MAX = 3

/** The key of a folded title without brackets, guests and versions at its end. */
export const looseKeyOf = (title: string): string => {
  let plain = title
  for (let count = 0; count < ADDITIONS_MAX; count += 1) {
    const shorter = withoutVersion(withoutGuests(withoutBrackets(plain))).trim()
    if (shorter === '' || shorter === plain) break
    plain = shorter
  }
  return keyOf(plain)
}

const BETWEEN_ARTISTS = /[/、,;&+×|]| feat\.? | ft\.? | and | with | x | vs\.? /u
const IN_BRACKETS = /\(([^()]{1,100})\)/gu
const HAN = /\p{Script=Han}+/gu
const OTHERS = /[^\p{Script=Han}]+/gu

const keysOfArtist = (name: string): string[] =>
  [
    name,
    name.replace(IN_BRACKETS, ' '),
    ...[...name.matchAll(IN_BRACKETS)].map(([, inside = '']) => inside),
    name.replace(HAN, ' '),
    name.replace(OTHERS, ' '),
  ]
    .filter((part) => part.trim() !== '')
    .map(keyOf)

/** All names in a folded text of artists: `周杰伦 (Jay Chou)/A` is each of 周杰伦, Jay Chou and A. */
export const artistKeysOf = (artists: string): ReadonlySet<string> =>
  new Set([artists, ...artists.split(BETWEEN_ARTISTS)].flatMap(keysOfArtist))
