import type { ImportedFile, ImportKind, ImportReport } from '@lanting/contract'
import { IMPORT, IMPORT_OUTCOMES, IMPORT_PARTS } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'

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
    /** A second import fails with a unique violation. */
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
      return id
    },

    /** Returns false for an import that has nothing to undo. Fails like `begin`. */
    beginUndo: async (id: number, now: number): Promise<boolean> => {
      await failStale(now)
      const { numUpdatedRows } = await queries
        .updateTable('imports')
        .set({ state: 'running', done: 0, updated_at: now })
        .where('id', '=', id)
        .where('dry_run', '=', 0)
        .where('state', 'in', ['done', 'failed'])
        .executeTakeFirst()
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

    find: (id: number) =>
      queries.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst(),

    latest: () =>
      queries
        .selectFrom('imports')
        .selectAll()
        .where('dry_run', '=', 0)
        .orderBy('id', 'desc')
        .limit(IMPORT.listed)
        .execute(),
  }
}
