/** Calls `onText` with the payload of every text frame of a server, for any split of the bytes. */
export const frameReader = (onText: (payload: Buffer) => void) => {
  let rest: Buffer = Buffer.alloc(0)

  const sizeAt = (bytes: Buffer, at: number) => {
    const short = (bytes[at + 1] ?? 0) & 0x7f
    if (short < 126) return { header: 2, length: short }
    if (short === 126) {
      return bytes.length < at + 4 ? undefined : { header: 4, length: bytes.readUInt16BE(at + 2) }
    }
    if (bytes.length < at + 10) return undefined
    return { header: 10, length: Number(bytes.readBigUInt64BE(at + 2)) }
  }

  return (chunk: Buffer) => {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    let at = 0
    while (bytes.length >= at + 2) {
      const size = sizeAt(bytes, at)
      if (!size || bytes.length < at + size.header + size.length) break
      const start = at + size.header
      if (((bytes[at] ?? 0) & 0x0f) === 1) onText(bytes.subarray(start, start + size.length))
      at = start + size.length
    }
    rest = bytes.subarray(at)
  }
}

/** Encodes a text as a client frame. Any mask is allowed; zero is the simplest. */
export const clientFrame = (text: string): Buffer => {
  const payload = Buffer.from(text)
  const { length } = payload
  const header =
    length < 126
      ? Buffer.from([0x81, 0x80 | length])
      : Buffer.from([0x81, 0xfe, length >> 8, length & 0xff])
  return Buffer.concat([header, Buffer.alloc(4), payload])
}
