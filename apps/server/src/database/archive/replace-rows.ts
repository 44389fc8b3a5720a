import { randomBytes } from 'node:crypto'
import { chunk } from '../chunk.ts'
import type { Database, Queries } from '../open.ts'
import { insertStoredTexts } from '../search-index/index-articles.ts'
import { queueTexts } from '../search-index/text-index.ts'
import type { Tables } from '../tables.ts'
import { withStartupLock } from '../with-startup-lock.ts'
import { ALL_TABLES, SECRET_COLUMNS, SECRET_SETTINGS, type TableName } from './archived-tables.ts'
import { moveEarlierWords } from './earlier-words.ts'
import { sharedSettings } from './local-settings.ts'
import { type Sequences, writeSequences } from './sequences.ts'
import type { ArchivedRow } from './snapshot.ts'
import { tableColumns } from './table-columns.ts'
import { withoutTriggers } from './triggers.ts'

interface ArchivedContent {
  readonly tables: readonly TableName[]
  readonly sequences: Sequences
  rows(table: TableName): AsyncIterable<ArchivedRow>
}

/** Few rows, because one may contain a long text. */
const BATCH_ROWS = 64
const SECRET_BYTES = 32

const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url')

/** Thrown for a row that these tables cannot hold. */
export class UnknownColumn extends Error {}

const deleteAll = async (queries: Queries) => {
  for (const table of ALL_TABLES.toReversed()) {
    if (table === 'settings') {
      await queries.deleteFrom('settings').where(sharedSettings(SECRET_SETTINGS)).execute()
    } else await queries.deleteFrom(table).execute()
  }
}

const insertRows = async (queries: Queries, table: TableName, rows: readonly ArchivedRow[]) => {
  if (table === 'search_texts') {
    return insertStoredTexts(queries, rows as unknown as Tables['search_texts'][])
  }
  for (const part of chunk(rows)) {
    let insert = queries.insertInto(table).values(part as never)
    // A secret of the site is there already.
    if (table === 'settings') {
      insert = insert.onConflict((conflict) =>
        conflict.column('name' as never).doUpdateSet(
          (row) =>
            ({
              value: row.ref('excluded.value' as never),
              updated_at: row.ref('excluded.updated_at' as never),
            }) as never,
        ),
      )
    }
    await insert.execute()
  }
}

export const checkColumns = (table: TableName, row: ArchivedRow, known: ReadonlySet<string>) => {
  const unknown = Object.keys(row).find((name) => !known.has(name))
  if (unknown) throw new UnknownColumn(`${table}.${unknown}`)
}

const insertAll = async (queries: Queries, content: ArchivedContent) => {
  for (const table of content.tables) {
    const known = new Set((await tableColumns(queries, table)).map(({ name }) => name))
    const secret = SECRET_COLUMNS[table]
    let batch: ArchivedRow[] = []
    const flush = async () => {
      if (batch.length > 0) await insertRows(queries, table, batch)
      batch = []
    }
    for await (const row of content.rows(table)) {
      checkColumns(table, row, known)
      batch.push(
        secret && Object.hasOwn(row, secret) && row[secret] === ''
          ? { ...row, [secret]: newSecret() }
          : row,
      )
      if (batch.length === BATCH_ROWS) await flush()
    }
    await flush()
  }
}

/** Signs cookies; an archive without encryption has none. */
const ensureSigningSecret = async (queries: Queries) => {
  const row = { name: 'signing_secret', value: JSON.stringify(newSecret()), updated_at: 0 }
  await queries
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

interface Options {
  readonly database: Database
  readonly content: ArchivedContent
  /** Called before the transaction ends. */
  beforeCommit(transaction: Queries): Promise<void>
}

/**
 * Replaces all rows of a migrated database in one transaction: others see the old rows or the new
 * ones, also when the process is killed.
 */
export const replaceRows = (options: Options): Promise<void> =>
  withStartupLock(
    options.database,
    async (transaction) => {
      const { content, beforeCommit } = options
      await withoutTriggers(transaction, async () => {
        await deleteAll(transaction)
        await insertAll(transaction, content)
        await moveEarlierWords(transaction)
        await queueTexts(transaction)
        await writeSequences(transaction, content.sequences)
        await ensureSigningSecret(transaction)
      })
      await beforeCommit(transaction)
      // Words of many long texts are counted between two queries.
    },
    0,
  )
