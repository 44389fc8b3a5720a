const FINAL_TEXT = 0x81
const TWO_BYTES_FOLLOW = 126
const EIGHT_BYTES_FOLLOW = 127

const headerOf = (length: number): Buffer => {
  if (length < TWO_BYTES_FOLLOW) return Buffer.from([FINAL_TEXT, length])
  if (length < 65_536) {
    const header = Buffer.from([FINAL_TEXT, TWO_BYTES_FOLLOW, 0, 0])
    header.writeUInt16BE(length, 2)
    return header
  }
  const header = Buffer.alloc(10)
  header.set([FINAL_TEXT, EIGHT_BYTES_FOLLOW])
  header.writeBigUInt64BE(BigInt(length), 2)
  return header
}

/** Encodes texts as server frames (RFC 6455), one frame each, in one buffer for every socket. */
export const textFrames = (texts: readonly string[]): Buffer =>
  Buffer.concat(
    texts.flatMap((text) => {
      const payload = Buffer.from(text)
      return [headerOf(payload.length), payload]
    }),
  )
