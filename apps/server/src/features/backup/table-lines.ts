import { createHash } from 'node:crypto'
import type { TableName } from '../../database/archive/archived-tables.ts'
import type { ArchivedRow, Snapshot } from '../../database/archive/snapshot.ts'

const CHUNK_CHARACTERS = 65_536

/** One row a line, as JSON, in pieces of some kilobytes. */
export async function* tableLines(rows: AsyncIterable<ArchivedRow>): AsyncIterable<Uint8Array> {
  let lines = ''
  for await (const row of rows) {
    lines += `${JSON.stringify(row)}\n`
    if (lines.length < CHUNK_CHARACTERS) continue
    yield Buffer.from(lines)
    lines = ''
  }
  if (lines !== '') yield Buffer.from(lines)
}

interface Measured {
  readonly table: TableName
  readonly rows: number
  readonly bytes: number
  readonly sha256: string
}

/** Reads a table once to know its size, which a tar file names before the content. */
const measureTable = async (snapshot: Snapshot, table: TableName): Promise<Measured> => {
  const hash = createHash('sha256')
  let [rows, bytes] = [0, 0]
  const counted = async function* () {
    for await (const row of snapshot.rows(table)) {
      rows += 1
      yield row
    }
  }
  for await (const lines of tableLines(counted())) {
    bytes += lines.length
    hash.update(lines)
  }
  return { table, rows, bytes, sha256: hash.digest('hex') }
}

/** Measures every table of a snapshot. */
export const measureAll = async (snapshot: Snapshot): Promise<Measured[]> => {
  const measured: Measured[] = []
  for (const table of snapshot.tables) measured.push(await measureTable(snapshot, table))
  return measured
}
