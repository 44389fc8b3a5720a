import type { ImportedFile, ImportReport } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'

export interface Progress {
  readonly done: number
  readonly total: number
  /** Counts of all files, also of the ones that are not listed. */
  readonly counts: ImportReport['counts']
  readonly files: readonly ImportedFile[]
}

/** The source files and the old addresses of imported articles. */
export const sourceStore = (queries: Queries) => ({
  find: (source: string) =>
    queries
      .selectFrom('article_sources')
      .select(['article_id', 'file_hash', 'content_hash'])
      .where('source', '=', source)
      .executeTakeFirst(),

  put: async (row: {
    source: string
    article_id: number
    file_hash: string
    content_hash: string
  }) => {
    const { article_id, file_hash, content_hash } = row
    await queries
      .insertInto('article_sources')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('source').doUpdateSet({ article_id, file_hash, content_hash }),
      )
      .execute()
  },

  /** Returns false if the address belongs to another article already. */
  redirect: async (path: string, articleId: number): Promise<boolean> => {
    await queries
      .insertInto('redirects')
      .values({ path, article_id: articleId })
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute()
    return (await sourceStore(queries).redirected(path)) === articleId
  },

  redirected: async (path: string): Promise<number | undefined> => {
    const row = await queries
      .selectFrom('redirects')
      .select('article_id')
      .where('path', '=', path)
      .executeTakeFirst()
    return row?.article_id
  },

  /** Returns the public article of an old address. */
  publicTarget: async (path: string): Promise<number | undefined> => {
    const row = await queries
      .selectFrom('redirects')
      .innerJoin('articles', 'articles.id', 'article_id')
      .select('article_id')
      .where('path', '=', path)
      .where('status', '=', 1)
      .executeTakeFirst()
    return row?.article_id
  },
})

export const NO_COUNTS = { added: 0, updated: 0, same: 0, kept: 0, taken: 0, refused: 0 }

/** An import without progress for this time belongs to a dead node. */
const STALE_MS = 120_000

export const importStore = (queries: Queries) => ({
  /** Starts the only import of all nodes. A second one fails with a unique violation. */
  begin: async (
    { userId, dryRun, total }: { userId: number; dryRun: boolean; total: number },
    now: number,
  ) => {
    await queries
      .updateTable('imports')
      .set({ state: 'failed' })
      .where('state', '=', 'running')
      .where('updated_at', '<', now - STALE_MS)
      .execute()
    const { id } = await queries
      .insertInto('imports')
      .values({
        user_id: userId,
        dry_run: dryRun ? 1 : 0,
        state: 'running',
        done: 0,
        total,
        files: JSON.stringify({ counts: NO_COUNTS, files: [] }),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  write: async (
    id: number,
    { state, done, total, counts, files }: Progress & { state: 'running' | 'done' | 'failed' },
    now: number,
  ) => {
    await queries
      .updateTable('imports')
      .set({ state, done, total, files: JSON.stringify({ counts, files }), updated_at: now })
      .where('id', '=', id)
      .execute()
  },

  find: (id: number) =>
    queries.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst(),
})
