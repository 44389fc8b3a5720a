import { randomUUID } from 'node:crypto'
import { ALL_TABLES, type TableName } from '../../database/archive/archived-tables.ts'
import { replaceRows } from '../../database/archive/replace-rows.ts'
import { markRestored, readRestored } from '../../database/archive/restored.ts'
import { settledRows } from '../../database/archive/settled-rows.ts'
import type { Database } from '../../database/open.ts'
import type { FilesPlace } from '../../platform/open-site-files.ts'
import { ArchiveError } from './archive-error.ts'
import type { ArchiveSource } from './archive-source.ts'
import { isKnownTable, withCheck } from './check-archive.ts'
import { type Manifest, tableOfPart } from './format.rules.ts'
import type { OnProgress } from './progress.ts'
import { readArchive } from './read-archive.ts'
import {
  discardStaging,
  finishStaging,
  stageArchive,
  stagedRows,
  stagedSequences,
} from './staging.ts'

const tablesOf = ({ parts, program }: Manifest, file: string): TableName[] => {
  const tables = parts.flatMap(({ name }) => tableOfPart(name) ?? [])
  const unknown = tables.find((table) => !isKnownTable(table))
  if (unknown) throw new ArchiveError('newer', file, `${program}, with ${unknown}`)
  // A later program may have moved a table; ours has the order of its own references.
  return ALL_TABLES.filter((table) => tables.includes(table))
}

interface Source {
  readonly archive: ArchiveSource
  readonly passphrase?: string
  readonly onProgress: OnProgress
}

/** Reads a whole archive as a restore does, without writing anything to the site. */
export const verifyArchive = async (source: Source): Promise<Manifest> => {
  const { archive } = source
  const manifest = await withCheck(archive, (check) =>
    readArchive({
      ...source,
      onPart: async (...part) => {
        for await (const _ of check.part(...part));
      },
    }),
  )
  tablesOf(manifest, archive.name)
  return manifest
}

interface Options extends Source, FilesPlace {
  readonly database: Database
  /** Called when the archive is whole, and the rows begin to be replaced. */
  onWriting(rows: number): void
}

/**
 * A connection that is lost during the commit leaves it open whether the rows are there. Without an
 * answer the files stay, and the next start decides.
 */
const hasRows = (database: Database, id: string): Promise<boolean> =>
  readRestored(database.queries).then(
    (restored) => restored === id,
    () => true,
  )

/** Moves files into place whose rows a killed process has already restored. */
export const finishRestore = async (database: Database, place: FilesPlace): Promise<void> => {
  const { dataDir, bucket } = place
  const id = await readRestored(database.queries)
  if (id) await finishStaging({ dataDir, bucket, id })
}

/**
 * Replaces the content of the site with an archive. Everything is checked and unpacked first; the
 * commit of the rows decides, and the files follow it, at the next start if the process is killed.
 */
export const restoreArchive = async (options: Options): Promise<Manifest> => {
  const { database, dataDir, bucket, archive, onWriting } = options
  const staging = { dataDir, bucket, id: randomUUID() }
  await finishRestore(database, options)
  await discardStaging(dataDir)
  let isCommitted = false
  try {
    const manifest = await withCheck(archive, (check) => stageArchive(staging, options, check))
    const content = {
      tables: tablesOf(manifest, archive.name),
      sequences: await stagedSequences(staging),
      rows: (table: TableName) => settledRows(table, stagedRows(staging, table)),
    }
    onWriting(manifest.counts.rows)
    await replaceRows({
      database,
      content,
      beforeCommit: (transaction) => markRestored(transaction, staging.id),
    })
    isCommitted = true
    await finishStaging(staging)
    return manifest
  } catch (error) {
    if (!isCommitted && !(await hasRows(database, staging.id))) await discardStaging(dataDir)
    throw error
  }
}
