const utf8 = new TextDecoder('utf-8', { fatal: true })
const gb18030 = new TextDecoder('gb18030', { fatal: true })

/** Both bytes of a usual Chinese character are high. Two high letters of Latin rarely meet. */
const HIGH = 0xa1

/** Whether the high bytes of a text are characters of GBK, mostly usual ones. */
const isChinese = (bytes: Uint8Array): boolean => {
  let [usual, other] = [0, 0]
  for (let at = 0; at < bytes.length; at += 1) {
    const [first = 0, second = 0] = [bytes[at], bytes[at + 1]]
    if (first < 0x80) continue
    if (first >= HIGH && second >= HIGH) usual += 1
    else other += 1
    at += 1
  }
  return usual > other
}

const decoded = (decoder: TextDecoder, bytes: Uint8Array): string | undefined => {
  try {
    return decoder.decode(bytes)
  } catch {
    // The bytes are no text of this encoding.
    return undefined
  }
}

interface DecodedText {
  readonly text: string
  /** Whether the encoding was guessed. */
  readonly isGuessed: boolean
}

/** Reads a text as UTF-8, as UTF-16 with its mark, as Chinese GB 18030, or as Western European. */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const mark = `${bytes[0]},${bytes[1]}`
  if (mark === '255,254')
    return { text: new TextDecoder('utf-16le').decode(bytes), isGuessed: false }
  if (mark === '254,255')
    return { text: new TextDecoder('utf-16be').decode(bytes), isGuessed: false }
  const text = decoded(utf8, bytes)
  if (text !== undefined) return { text, isGuessed: false }
  const chinese = isChinese(bytes) ? decoded(gb18030, bytes) : undefined
  return { text: chinese ?? new TextDecoder('windows-1252').decode(bytes), isGuessed: true }
}
