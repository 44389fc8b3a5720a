import type { TextEncoding } from '@lanting/contract'

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>()

/** The bytes of each character of an encoding, found by decoding all of them. */
const tableOf = (encoding: TextEncoding) => {
  const known = tables.get(encoding)
  if (known) return known
  const decoder = new TextDecoder(encoding)
  const table = new Map<string, readonly number[]>()
  const add = (...bytes: number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes))
    if ([...text].length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, bytes)
  }
  for (let byte = 0; byte < 256; byte += 1) add(byte)
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < 0xff; trail += 1) add(lead, trail)
  }
  tables.set(encoding, table)
  return table
}

/** Writes a text in an encoding from before Unicode. */
export const oldBytes = (text: string, encoding: TextEncoding): Buffer => {
  if (encoding === 'utf-8') return Buffer.from(text)
  const table = tableOf(encoding)
  return Buffer.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character)
      if (!bytes) throw new Error(`${encoding} has no ${character}`)
      return [...bytes]
    }),
  )
}
