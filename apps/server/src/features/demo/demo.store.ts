import type { Queries } from '../../database/open.ts'
import { MARKED_TABLES, type MarkedTable, type Marks, markStore } from './marks.store.ts'
import { restoreLikes, restoreSettings, restoreViews } from './restore-values.store.ts'
import { findRetainedRows } from './retained-rows.store.ts'

interface Removal {
  readonly removed: number
  readonly kept: number
}

/** Counts before the deletion: the database does not count replies that are deleted with a comment. */
const removeRows = async (queries: Queries, table: MarkedTable, ids: readonly number[]) => {
  if (ids.length === 0) return 0
  // The statements are the same for every table.
  const rows = table as 'talks'
  const present = await queries.selectFrom(rows).select('id').where('id', 'in', ids).execute()
  await queries.deleteFrom(rows).where('id', 'in', ids).execute()
  return present.length
}

const removeMarked = async (queries: Queries, marks: Marks) => {
  const kept = new Map<MarkedTable, number[]>()
  let removed = 0
  for (const table of MARKED_TABLES) {
    const tableMarks = marks.get(table) ?? []
    if (tableMarks.length === 0) continue
    const retained = await findRetainedRows(queries, table, tableMarks)
    const ids = tableMarks.map(({ row_key }) => Number(row_key))
    const removable = ids.filter((id) => !retained.has(id))
    removed += await removeRows(queries, table, removable)
    kept.set(table, [...retained])
  }
  return { removed, kept }
}

interface Needs {
  readonly addViews: (queries: Queries, views: number) => Promise<void>
}

export const demoStore = (queries: Queries, { addViews }: Needs) => ({
  countRows: () => markStore(queries).countRows(),

  /** Removes the demo content in one transaction. Returns undefined when there is none. */
  remove: (): Promise<Removal | undefined> =>
    queries.transaction().execute(async (transaction) => {
      const marks: Marks = Map.groupBy(await markStore(transaction).take(), ({ place }) => place)
      if (marks.size === 0) return undefined
      const { removed, kept } = await removeMarked(transaction, marks)
      const articles = kept.get('articles') ?? []
      await restoreLikes(transaction, marks, [articles, kept.get('talks') ?? []])
      await restoreViews(transaction, marks, articles)
      for (const { content_hash } of marks.get('site_views') ?? []) {
        await addViews(transaction, -Number(content_hash))
      }
      const settings = await restoreSettings(transaction, marks)
      const keptRowCount = [...kept.values()].reduce((sum, ids) => sum + ids.length, 0)
      return { removed: removed + settings.removed, kept: keptRowCount + settings.kept }
    }),
})

export type DemoStore = ReturnType<typeof demoStore>
