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
const EASTERN = /[\u3001-\u3011\u3041-\u3096\u30a1-\u30fc\uff01\uff0c\uff1f]/
/** The signs of a text that was read in a wrong encoding. */
const UNLIKELY = /[\ufffd\ue000-\uf8ff\uff61-\uff9f\u0080-\u009f]|[^\0-\uffff]/u
/** An accented letter between plain ones. */
const ACCENTED = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff\u0152\u0153\u2019]/
const PLAIN = /^[\0-\x7f]?$/

const BEFORE_UNICODE = ['gb18030', 'big5', 'shift_jis', 'windows-1252'] as const

const weightOf = (characters: readonly string[], place: number, isWestern: boolean) => {
  const character = characters[place] ?? ''
  if (UNLIKELY.test(character)) return -1
  if (!isWestern) return FREQUENT.has(character) || EASTERN.test(character) ? 1 : 0
  const neighbours = [characters[place - 1] ?? '', characters[place + 1] ?? '']
  return ACCENTED.test(character) && neighbours.every((one) => PLAIN.test(one)) ? 1 : -1
}

/** How likely a text was written in its encoding: the more frequent characters, the better. */
const likelihood = (text: string, isWestern: boolean): number => {
  const characters = [...text]
  const others = characters.flatMap((character, place) => (PLAIN.test(character) ? [] : [place]))
  const sum = others.reduce((weight, place) => weight + weightOf(characters, place, isWestern), 0)
  return sum / Math.max(1, others.length)
}

/** The encodings of old files are guessed: GB 18030, Big5, Shift-JIS or Latin-1. */
const guessed = (bytes: Uint8Array): string => {
  const texts = BEFORE_UNICODE.map((encoding) => {
    const text = new TextDecoder(encoding).decode(bytes)
    return { text, likelihood: likelihood(text, encoding === 'windows-1252') }
  })
  return texts.reduce((best, one) => (one.likelihood > best.likelihood ? one : best)).text
}

/** Decodes lyrics: UTF-16 with a byte order mark, UTF-8, or an encoding from before Unicode. */
export const readLyricText = (bytes: Uint8Array): string => {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff
  if (isLittle || isBig) return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return guessed(bytes)
  }
}
