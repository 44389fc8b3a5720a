/** Names with a slash. Others that look like them: initials (`AC/DC`) and numbers (`22/7`). */
const KNOWN = [
  'Au/Ra',
  'Bremer/McCoy',
  "5/8erl in Ehr'n",
  'LOONA / yyxy',
  'LOONA / ODD EYE CIRCLE',
  'LSR/CITY',
  'Phantom/Ghost',
  'Either/Or',
  'She/Her/Hers',
  'Smith/Kotzen',
  'Axwell /\\ Ingrosso',
  '//dARTH nULL',
  '\u8aed\u5409\u4f73\u4f5c/men',
]
const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
const BEGIN = '(?<=^|[/;\uff1b\uff0f\u3001]\\s{0,3})'
const END = '(?=\\s*(?:$|[/;\uff1b\uff0f\u3001]))'
const NAMES_WITH_SLASH = new RegExp(
  `${BEGIN}(?:${KNOWN.map(escaped).join('|')}|[A-Z]{1,3}/[A-Z]{1,3}|(?:[^/;\uff1b\uff0f\u3001]* )?\\d+/\\d+)${END}`,
  'giu',
)
/** Initials are capitals: `we/us` are two artists. */
const isName = (match: string) =>
  !/^[a-z]{1,3}\/[a-z]{1,3}$/i.test(match) || match === match.toUpperCase()

/** A tag may be as long as it likes. */
const TEXT_MAX = 5_000
const SLASH = '\ue000'

/** The artists in one text of a tag, as ID3v2.3 lists them. */
export const artistNames = (text: string): string[] =>
  text
    .slice(0, TEXT_MAX)
    .replace(NAMES_WITH_SLASH, (name) => (isName(name) ? name.replaceAll('/', SLASH) : name))
    .split(/[/;\uff1b\uff0f\u3001]/)
    .map((name) => name.replaceAll(SLASH, '/').trim())
    .filter(Boolean)
