const MASKED = 0x80
const FINAL = 0x80
const NO_MASK = Buffer.alloc(4)

export const OPCODE = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const
type FrameKind = keyof typeof OPCODE

/** A client frame, masked with zeros; at most 125 bytes. */
export const clientFrame = (kind: FrameKind, payload = '', isFinal = true): Buffer =>
  Buffer.concat([
    Buffer.from([OPCODE[kind] | (isFinal ? FINAL : 0), MASKED | payload.length]),
    NO_MASK,
    Buffer.from(payload),
  ])

interface ServerFrame {
  readonly opcode: number
  readonly payload: Buffer
}

/** Returns the complete short frames in the bytes of a server. */
export const serverFrames = (bytes: Buffer): ServerFrame[] => {
  const frames: ServerFrame[] = []
  for (let at = 0; at + 2 <= bytes.length; ) {
    const length = bytes.readUInt8(at + 1)
    const payload = bytes.subarray(at + 2, at + 2 + length)
    if (length > 125 || payload.length < length) break
    frames.push({ opcode: bytes.readUInt8(at) & 0x0f, payload })
    at += 2 + length
  }
  return frames
}

/** Returns the code of the first close frame in the bytes of a server. */
export const closeCodeIn = (bytes: Buffer): number | undefined =>
  serverFrames(bytes)
    .find(({ opcode }) => opcode === OPCODE.close)
    ?.payload.readUInt16BE()
