import { ALL_TABLES, type TableName } from '../../database/archive/archived-tables.ts'
import { UnknownColumn } from '../../database/archive/replace-rows.ts'
import { type ScratchRows, withScratchRows } from '../../database/archive/scratch-rows.ts'
import type { Sequences } from '../../database/archive/sequences.ts'
import { ArchiveError } from './archive-error.ts'
import type { ArchiveSource } from './archive-source.ts'
import { SEQUENCES_NAME, tableOfPart, tablePart } from './format.rules.ts'
import { createNameCheck } from './part-names.rules.ts'
import { createLines } from './row-lines.ts'

/** Rows that have grown further when they were unpacked were made to fill a memory or a disk. */
const ROWS_GROWTH_MAX = 1_000
const ROWS_BYTES = 64 * 1_048_576
const SEQUENCES_MAX_BYTES = 65_536
/** The largest number of a row. */
const ID_MAX = 2_147_483_647

type Content = AsyncIterable<Uint8Array>

export interface ArchiveCheck {
  /** Throws for a wrong name. Passes the content on, and throws where a restore could not take it. */
  part(name: string, content: Content, bytes: number): Content
}

export const isKnownTable = (table: string): table is TableName =>
  (ALL_TABLES as readonly string[]).includes(table)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSequences = (value: unknown): value is Sequences =>
  isObject(value) &&
  Object.entries(value).every(
    ([table, last]) =>
      isKnownTable(table) && Number.isInteger(last) && Number(last) >= 0 && Number(last) <= ID_MAX,
  )

/** A row that a later program has made. */
const orNewer =
  ({ name }: ArchiveSource) =>
  (error: unknown): never => {
    if (!(error instanceof UnknownColumn)) throw error
    throw new ArchiveError('newer', name, `with ${error.message}`)
  }

const checkOn = (rows: ScratchRows, archive: ArchiveSource) => {
  const nameIsRight = createNameCheck()
  const found = { rowsBytes: 0, hasSequences: false }

  const table = async function* (name: TableName, content: Content): Content {
    const [taken, lines] = [await rows.open(name), createLines()]
    for await (const part of content) {
      for (const line of lines.endedBy(part)) {
        await taken.take(JSON.parse(line)).catch(orNewer(archive))
      }
      yield part
    }
    if (!lines.isWhole()) throw new Error('the last line has no end')
    await taken.flush()
  }
  const sequences = async function* (content: Content): Content {
    const bytes = Buffer.concat(await Array.fromAsync(content))
    if (!isSequences(JSON.parse(bytes.toString('utf8')))) throw new Error('they are no numbers')
    found.hasSequences = true
    yield bytes
  }
  const part: ArchiveCheck['part'] = (name, content, bytes) => {
    const damaged = (detail = '') => new ArchiveError('damaged', archive.name, `${name}${detail}`)
    if (!nameIsRight(name)) throw damaged()
    const tableName = tableOfPart(name)
    if (tableName === undefined && name !== SEQUENCES_NAME) return content
    found.rowsBytes += bytes
    const mostBytes = ROWS_BYTES + ROWS_GROWTH_MAX * archive.bytes
    const isTooLarge = tableName === undefined && bytes > SEQUENCES_MAX_BYTES
    if (isTooLarge || found.rowsBytes > mostBytes) throw damaged(': too large')
    // A table that we do not know is named by whoever reads the manifest.
    if (tableName !== undefined && !isKnownTable(tableName)) return content
    return tableName === undefined ? sequences(content) : table(tableName, content)
  }
  /** Throws if rows refer to others that do not exist. */
  const finish = async () => {
    if (!found.hasSequences) throw new ArchiveError('damaged', archive.name, SEQUENCES_NAME)
    const table = await rows.brokenReference()
    if (table) throw new ArchiveError('damaged', archive.name, tablePart(table))
  }
  return { part, finish }
}

/**
 * Reads an archive with the one check of upload, verification and restore: the rows are written to an
 * empty database that is thrown away.
 */
export const withCheck = <T>(
  archive: ArchiveSource,
  read: (check: ArchiveCheck) => Promise<T>,
): Promise<T> =>
  withScratchRows(async (rows) => {
    const { finish, ...check } = checkOn(rows, archive)
    const result = await read(check)
    await finish()
    return result
  })
