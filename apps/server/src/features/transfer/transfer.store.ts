import type { ImportedFile, ImportKind, ImportReport } from '@lanting/contract'
import { IMPORT, IMPORT_OUTCOMES, IMPORT_PARTS } from '@lanting/contract'
import { isUniqueViolation, type Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'

export interface Progress {
  readonly done: number
  readonly total: number
  /** Counts of all texts, also of the ones that are not listed. */
  readonly counts: ImportReport['counts']
  readonly parts: ImportReport['parts']
  readonly files: readonly ImportedFile[]
}

const zeros = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>

export const NO_PROGRESS: Progress = {
  done: 0,
  total: 0,
  counts: zeros(IMPORT_OUTCOMES),
  parts: zeros(IMPORT_PARTS),
  files: [],
}

type State = ImportReport['state']

/** An import without progress for this time belongs to a dead node. */
const STALE_MS = 120_000

interface NewImport {
  readonly userId: number
  readonly kind: ImportKind
  readonly name: string
  readonly dryRun: boolean
}

const reportOf = ({ counts, parts, files }: Progress) => JSON.stringify({ counts, parts, files })

const rejectSecond = (error: unknown): never => {
  throw isUniqueViolation(error) ? new AppError('importRunning') : error
}

interface Run {
  readonly state: string
  readonly updated_at: number
}

/** A run whose node has died did not end: it failed. */
const seenAt =
  (now: number) =>
  <Row extends Run>(row: Row): Row =>
    row.state === 'running' && row.updated_at < now - STALE_MS ? { ...row, state: 'failed' } : row

/** The runs of imports. Of all nodes, one at a time imports or undoes an import. */
export const importStore = (queries: Queries) => {
  const failStale = async (now: number) => {
    await queries
      .updateTable('imports')
      .set({ state: 'failed' })
      .where('state', '=', 'running')
      .where('updated_at', '<', now - STALE_MS)
      .execute()
  }

  return {
    begin: async ({ userId, kind, name, dryRun }: NewImport, now: number): Promise<number> => {
      await failStale(now)
      const { id } = await queries
        .insertInto('imports')
        .values({
          user_id: userId,
          kind,
          name,
          dry_run: dryRun ? 1 : 0,
          state: 'running',
          done: 0,
          total: 0,
          files: reportOf(NO_PROGRESS),
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
        .catch(rejectSecond)
      return id
    },

    /** Returns false for an import that has nothing to undo. */
    beginUndo: async (id: number, now: number): Promise<boolean> => {
      await failStale(now)
      const { numUpdatedRows } = await queries
        .updateTable('imports')
        .set({ state: 'running', done: 0, updated_at: now })
        .where('id', '=', id)
        .where('dry_run', '=', 0)
        .where('state', 'in', ['done', 'failed'])
        .executeTakeFirst()
        .catch(rejectSecond)
      return numUpdatedRows > 0n
    },

    write: async (id: number, state: State, progress: Progress, now: number) => {
      const { done, total } = progress
      await queries
        .updateTable('imports')
        .set({ state, done, total, files: reportOf(progress), updated_at: now })
        .where('id', '=', id)
        .execute()
    },

    /** Tells that the import is still running. */
    renew: async (id: number, now: number) => {
      await queries
        .updateTable('imports')
        .set({ updated_at: now })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .execute()
    },

    find: async (id: number, now: number) => {
      const row = await queries
        .selectFrom('imports')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row && seenAt(now)(row)
    },

    latest: async (now: number) => {
      const rows = await queries
        .selectFrom('imports')
        .selectAll()
        .where('dry_run', '=', 0)
        .orderBy('id', 'desc')
        .limit(IMPORT.listed)
        .execute()
      return rows.map(seenAt(now))
    },
  }
}

export type ImportStore = ReturnType<typeof importStore>
