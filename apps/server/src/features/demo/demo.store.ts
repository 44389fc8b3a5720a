import type { Queries } from '../../database/open.ts'
import { keptRows } from './edited-rows.store.ts'
import { MARKED_TABLES, type MarkedTable, type Marks, markStore } from './marks.store.ts'
import { takeBackLikes, takeBackSettings, takeBackViews } from './restore-counters.store.ts'

export interface Removal {
  readonly removed: number
  readonly kept: number
}

/** Counted before: a reply that goes with its comment is not counted by the database. */
const removeRows = async (queries: Queries, table: MarkedTable, ids: readonly number[]) => {
  if (ids.length === 0) return 0
  // Which of the tables it is makes no difference to the statements.
  const rows = table as 'talks'
  const present = await queries.selectFrom(rows).select('id').where('id', 'in', ids).execute()
  await queries.deleteFrom(rows).where('id', 'in', ids).execute()
  return present.length
}

const removeMarked = async (queries: Queries, marks: Marks) => {
  const kept = new Map<MarkedTable, number[]>()
  let removed = 0
  for (const table of MARKED_TABLES) {
    const ofTable = marks.get(table) ?? []
    if (ofTable.length === 0) continue
    const stay = await keptRows(queries, table, ofTable)
    const go = ofTable.map(({ row_key }) => Number(row_key)).filter((id) => !stay.has(id))
    removed += await removeRows(queries, table, go)
    kept.set(table, [...stay])
  }
  return { removed, kept }
}

interface Needs {
  readonly addViews: (queries: Queries, views: number) => Promise<void>
}

export const demoStore = (queries: Queries, { addViews }: Needs) => ({
  countRows: () => markStore(queries).countRows(),

  /** All of it or nothing; undefined when there is no demo content. */
  remove: (): Promise<Removal | undefined> =>
    queries.transaction().execute(async (inside) => {
      const marks: Marks = Map.groupBy(await markStore(inside).take(), ({ place }) => place)
      if (marks.size === 0) return undefined
      const { removed, kept } = await removeMarked(inside, marks)
      const articles = kept.get('articles') ?? []
      await takeBackLikes(inside, marks, [articles, kept.get('talks') ?? []])
      await takeBackViews(inside, marks, articles)
      for (const { content_hash } of marks.get('site_views') ?? []) {
        await addViews(inside, -Number(content_hash))
      }
      const settings = await takeBackSettings(inside, marks)
      const keptRowCount = [...kept.values()].reduce((sum, ids) => sum + ids.length, 0)
      return { removed: removed + settings.removed, kept: keptRowCount + settings.kept }
    }),
})

export type DemoStore = ReturnType<typeof demoStore>
