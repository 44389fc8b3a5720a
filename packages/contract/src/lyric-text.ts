/** The most frequent characters of Chinese songs, simplified and traditional. */
const FREQUENT = new Set(
  '的我你一不是在了有人爱愛心这這里裡个個来來天上没沒要想都到说說就会會好大过過时時那着著能也么麼看和子可去中为為生多自己相知道只如果还還风風花月夜梦夢雨春秋江水山云雲声聲见見情今年日出得地下起让讓给給她他们們',
)
/** Kana and the punctuation of Chinese and Japanese. */
const EASTERN = /[\u3001-\u3011\u3041-\u3096\u30a1-\u30fc\uff01\uff0c\uff1f]/
/** What a wrong encoding makes of a text. */
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
