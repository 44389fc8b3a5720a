import type { ImportPart } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { createReport, type ImportNeeds, reportLine } from './import-session.ts'
import { importedRowStore, type Place, UNDO_ORDER } from './imported-rows.store.ts'
import { articleHash, pageHash } from './plan-post.ts'
import type { Progress } from './transfer.store.ts'

const AT_ONCE = 50
/** Of an integer column on PostgreSQL. */
const LARGEST_ID = 2_147_483_647

type UndoNeeds = Pick<ImportNeeds, 'queries' | 'content' | 'withAdminLock'>

interface Undo {
  readonly importId: number
  readonly onProgress: (latest: () => Progress) => Promise<void>
  readonly isStopped?: () => boolean
}

interface Row {
  readonly row_id: number
  readonly content_hash: string
}

/** Returns the title of a text that was edited here. */
const editedTitle = async (
  { content }: UndoNeeds,
  transaction: Queries,
  place: Place,
  { row_id, content_hash }: Row,
): Promise<string | undefined> => {
  if (place === 'articles') {
    const article = await content.articles.find(transaction, row_id)
    return article && articleHash(article) !== content_hash ? article.article_title : undefined
  }
  if (place !== 'pages') return undefined
  const page = await content.pages.find(transaction, row_id)
  return page && pageHash(page) !== content_hash ? page.title : undefined
}

const isPart = (place: Place): place is Place & ImportPart =>
  place !== 'tags' && place !== 'categories'

/** Removes the rows that an import has added. Texts that were edited here stay. */
export const undoImport = async (
  needs: UndoNeeds,
  { importId, onProgress, isStopped }: Undo,
): Promise<Progress> => {
  const rows = importedRowStore(needs.queries)
  const report = createReport(await rows.countOf(importId))

  const removeRow = async (transaction: Queries, place: Place, row: Row) => {
    const title = await editedTitle(needs, transaction, place, row)
    if (title !== undefined) {
      const id = place === 'articles' ? { article_id: row.row_id } : { page_id: row.row_id }
      report.add(reportLine(title, { outcome: 'kept', article_title: title, ...id }))
      return
    }
    const isRemoved = await needs.content[place].remove(transaction, row.row_id)
    await importedRowStore(transaction).forget(place, row.row_id)
    if (isRemoved && isPart(place)) report.count(place)
  }

  for (const place of UNDO_ORDER) {
    let before = LARGEST_ID
    for (;;) {
      if (isStopped?.()) throw new Error('the undo was stopped')
      const batch = await rows.batchOf(importId, place, before, AT_ONCE)
      const last = batch.at(-1)
      if (!last) break
      await needs.withAdminLock(async (transaction) => {
        for (const row of batch) await removeRow(transaction, place, row)
      })
      before = last.row_id
      for (const _ of batch) report.step()
      await onProgress(report.latest)
    }
  }
  return report.latest()
}
