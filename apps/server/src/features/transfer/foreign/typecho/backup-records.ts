import { createHash } from 'node:crypto'
import { type Row, rowOf } from '../values.ts'

/** The tables of a backup by their number in the file. */
const TABLES = ['', 'contents', 'comments', 'metas', 'relationships', 'users', 'fields'] as const
export type Table = Exclude<(typeof TABLES)[number], ''>

const MARK = /^%TYPECHO_BACKUP_(FILE|\d{4})%$/
const MARK_BYTES = 21
const MD5_BYTES = 32

/** Reads exact numbers of bytes out of a stream. */
const byteReader = (content: AsyncIterable<Uint8Array>) => {
  const chunks = content[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)
  return async (length: number): Promise<Buffer> => {
    const parts = [rest]
    let total = rest.length
    while (total < length) {
      const next = await chunks.next()
      if (next.done) throw new Error('the backup is truncated')
      parts.push(Buffer.from(next.value))
      total += next.value.length
    }
    const all = Buffer.concat(parts)
    rest = all.subarray(length)
    return all.subarray(0, length)
  }
}

type BackupRecord =
  | { readonly table: Table; readonly row: Row }
  | { readonly table: 'broken'; readonly row: Row }

/** The header has the length of every column, the body has their values one after the other. */
const rowIn = (header: Buffer, body: Buffer): Row => {
  let from = 0
  return Object.fromEntries(
    Object.entries(rowOf(JSON.parse(header.toString('utf8')))).map(([name, length]) => {
      const start = from
      from += Number(length ?? 0)
      return [name, length === null ? null : body.subarray(start, from).toString('utf8')]
    }),
  )
}

/**
 * Yields the records of a backup. Each one is: number of the table, lengths of header and body,
 * header, body, and the MD5 of all that. The file begins and ends with the same mark.
 */
export async function* backupRecords(
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<BackupRecord> {
  const take = byteReader(content)
  const mark = await take(MARK_BYTES)
  const version = MARK.exec(mark.toString('latin1'))?.[1]
  if (!version) throw new Error('no backup of Typecho')
  // The first version has two bytes for the length of the body.
  const lengthBytes = version === 'FILE' ? 6 : 8
  for (;;) {
    const lengths = await take(lengthBytes)
    if (lengths.equals(mark.subarray(0, lengthBytes))) return
    const header = await take(lengths.readUInt16LE(2))
    const body = await take(version === 'FILE' ? lengths.readUInt16LE(4) : lengths.readUInt32LE(4))
    const sum = (await take(MD5_BYTES)).toString('latin1')
    const isWhole =
      sum === createHash('md5').update(lengths).update(header).update(body).digest('hex')
    const table = TABLES[lengths.readUInt16LE(0)]
    if (!isWhole) yield { table: 'broken', row: {} }
    else if (table) yield { table, row: rowIn(header, body) }
  }
}
