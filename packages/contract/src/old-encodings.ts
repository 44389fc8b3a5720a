/** The encodings of texts that are not UTF-16, in the order in which equally likely ones are taken. */
export const TEXT_ENCODINGS = [
  'utf-8',
  'gb18030',
  'big5',
  'shift_jis',
  'windows-1251',
  'windows-1252',
  'euc-kr',
] as const
export type TextEncoding = (typeof TEXT_ENCODINGS)[number]

/** The most frequent characters of Chinese songs, simplified and traditional. */
const FREQUENT = new Set(
  [
    '\u7684\u6211\u4f60\u4e00\u4e0d\u662f\u5728\u4e86\u6709\u4eba\u7231\u611b\u5fc3\u8fd9',
    '\u9019\u91cc\u88e1\u4e2a\u500b\u6765\u4f86\u5929\u4e0a\u6ca1\u6c92\u8981\u60f3\u90fd',
    '\u5230\u8bf4\u8aaa\u5c31\u4f1a\u6703\u597d\u5927\u8fc7\u904e\u65f6\u6642\u90a3\u7740',
    '\u8457\u80fd\u4e5f\u4e48\u9ebc\u770b\u548c\u5b50\u53ef\u53bb\u4e2d\u4e3a\u70ba\u751f',
    '\u591a\u81ea\u5df1\u76f8\u77e5\u9053\u53ea\u5982\u679c\u8fd8\u9084\u98ce\u98a8\u82b1',
    '\u6708\u591c\u68a6\u5922\u96e8\u6625\u79cb\u6c5f\u6c34\u5c71\u4e91\u96f2\u58f0\u8072',
    '\u89c1\u898b\u60c5\u4eca\u5e74\u65e5\u51fa\u5f97\u5730\u4e0b\u8d77\u8ba9\u8b93\u7ed9',
    '\u7d66\u5979\u4ed6\u4eec\u5011',
  ].join(''),
)
/** Kana and the punctuation of Chinese and Japanese. */
const EASTERN = /[\u3001-\u3011\u3041-\u3096\u30a1-\u30fc\uff01\uff08\uff09\uff0c\uff1f]/
/** The signs of a text that was read in a wrong encoding. */
const UNLIKELY = /[\ufffd\ue000-\uf8ff\uff61-\uff9f\u0080-\u009f]|[^\0-\uffff]/u
/** An accented letter. */
const ACCENTED = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff\u0152\u0153\u2019]/
const PLAIN = /^[\0-\x7f]?$/
const CYRILLIC = /[\u0401\u0451\u0410-\u044f]/
const LOWER_CYRILLIC = /[\u0451\u0430-\u044f]/
const CYRILLIC_MARK = /[\u00ab\u00bb\u2013\u2014\u2018-\u201e\u2026\u2116\u0404-\u045f\u0490\u0491]/

type Guessed = Exclude<TextEncoding, 'utf-8' | 'euc-kr'>
type Eastern = Extract<Guessed, 'gb18030' | 'big5' | 'shift_jis'>

/** The first bytes of the characters that the makers of each encoding have found frequent. */
const FREQUENT_ROWS: Readonly<Record<Eastern, readonly [from: number, to: number]>> = {
  gb18030: [0xb0, 0xd7],
  big5: [0xa4, 0xc6],
  shift_jis: [0x88, 0x97],
}
const isEastern = (encoding: Guessed): encoding is Eastern => Object.hasOwn(FREQUENT_ROWS, encoding)

const rows = new Map<Eastern, ReadonlySet<string>>()
const frequentIn = (encoding: Eastern): ReadonlySet<string> => {
  const known = rows.get(encoding)
  if (known) return known
  const [from, to] = FREQUENT_ROWS[encoding]
  const bytes: number[] = []
  for (let lead = from; lead <= to; lead += 1) {
    // Only GB 18030 has rarer characters behind the second bytes below.
    const first = encoding === 'gb18030' ? 0xa1 : 0x40
    for (let trail = first; trail < 0xff; trail += 1) bytes.push(lead, trail, 0x20)
  }
  const made = new Set(new TextDecoder(encoding).decode(Uint8Array.from(bytes)))
  rows.set(encoding, made)
  return made
}

interface Place {
  readonly character: string
  readonly before: string
  readonly after: string
}

const RARE = -0.6

const easternWeight = ({ character }: Place, encoding: Eastern) => {
  if (FREQUENT.has(character)) return 1.3
  return EASTERN.test(character) || frequentIn(encoding).has(character) ? 1 : RARE
}
const cyrillicWeight = ({ character, before, after }: Place) => {
  if (!CYRILLIC.test(character)) return CYRILLIC_MARK.test(character) ? 0 : -1
  const isLower = LOWER_CYRILLIC.test(character)
  if (!isLower && LOWER_CYRILLIC.test(before)) return -1
  return CYRILLIC.test(before) || CYRILLIC.test(after) ? 1 : 0
}
const westernWeight = ({ character, before, after }: Place) => {
  if (!ACCENTED.test(character)) return -1
  return PLAIN.test(before) && PLAIN.test(after) ? 1 : -0.5
}

const weightOf = (place: Place, encoding: Guessed) => {
  if (UNLIKELY.test(place.character)) return -2
  if (isEastern(encoding)) return easternWeight(place, encoding)
  return encoding === 'windows-1251' ? cyrillicWeight(place) : westernWeight(place)
}

/** The end of a text may be cut in the middle of a character. */
const withoutCut = (text: string) => text.replace(/\ufffd$/, '')

/** How likely the texts were written in an encoding: the more frequent characters, the better. */
const likelihood = (texts: readonly Uint8Array[], encoding: Guessed): number => {
  const decoder = new TextDecoder(encoding)
  let sum = 0
  let count = 0
  for (const bytes of texts) {
    const characters = [...withoutCut(decoder.decode(bytes))]
    for (const [at, character] of characters.entries()) {
      if (PLAIN.test(character)) continue
      const [before = '', after = ''] = [characters[at - 1], characters[at + 1]]
      sum += weightOf({ character, before, after }, encoding)
      count += 1
    }
  }
  return sum / Math.max(1, count)
}

const isUtf8 = (bytes: Uint8Array) => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

const GUESSED = TEXT_ENCODINGS.filter((one) => one !== 'utf-8' && one !== 'euc-kr')

/** Finds the encoding that texts of one origin share: the more of them, the surer. */
export const guessEncoding = (texts: readonly Uint8Array[]): TextEncoding => {
  if (texts.every(isUtf8)) return 'utf-8'
  const likely = GUESSED.map((encoding) => ({ encoding, share: likelihood(texts, encoding) }))
  return likely.reduce((best, one) => (one.share > best.share ? one : best)).encoding
}

export const decodeText = (bytes: Uint8Array, encoding: TextEncoding): string =>
  withoutCut(new TextDecoder(encoding).decode(bytes))
