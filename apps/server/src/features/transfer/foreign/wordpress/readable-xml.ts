const [TAB, LINE_FEED, RETURN, SPACE] = [9, 10, 13, 32]

const isAllowed = (byte: number) =>
  byte >= SPACE || byte === TAB || byte === LINE_FEED || byte === RETURN

/** WordPress exports control characters that XML forbids, and the parser would stop at them. */
export async function* readableXml(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) yield chunk.every(isAllowed) ? chunk : chunk.filter(isAllowed)
}
