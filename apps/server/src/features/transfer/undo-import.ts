import type { ImportedFile, ImportPart } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { createReport, type ImportNeeds, reportLine } from './import-session.ts'
import { importedRowStore, type Place, UNDO_ORDER } from './imported-rows.store.ts'
import { cut } from './markdown/values.ts'
import { articleHash, pageHash } from './plan-post.ts'
import { isContentHash, rowContentStore } from './row-contents.store.ts'
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

const TITLE_MAX = 60

/** A row that was changed or answered here. Comments of the import itself are removed by now. */
const keptRow = async (
  { content }: UndoNeeds,
  transaction: Queries,
  place: Place,
  { row_id, content_hash }: Row,
): Promise<Partial<ImportedFile> | undefined> => {
  const contents = rowContentStore(transaction)
  if (place === 'articles') {
    const article = await content.articles.find(transaction, row_id)
    const isKept =
      article &&
      (articleHash(article) !== content_hash ||
        (await content.articles.hasDraft(transaction, row_id)) ||
        (await contents.hasComment(place, row_id)))
    return isKept ? { article_title: article.article_title, article_id: row_id } : undefined
  }
  if (place === 'pages') {
    const page = await content.pages.find(transaction, row_id)
    const isKept =
      page && (pageHash(page) !== content_hash || (await contents.hasComment(place, row_id)))
    return isKept ? { article_title: page.title, page_id: row_id } : undefined
  }
  if (place === 'users' || place === 'tags' || place === 'categories') return undefined
  const present = await contents.find(place, row_id)
  const isKept =
    present &&
    ((isContentHash(content_hash) && present.hash !== content_hash) ||
      (place === 'comments' && (await contents.hasReply(row_id))) ||
      ((place === 'talks' || place === 'board_messages') &&
        (await contents.hasComment(place, row_id))))
  return isKept ? { article_title: cut(present.title, TITLE_MAX) } : undefined
}

const isPart = (place: Place): place is Place & ImportPart =>
  place !== 'tags' && place !== 'categories'

/** Removes the rows that an import has added. What was changed or answered here stays. */
export const undoImport = async (
  needs: UndoNeeds,
  { importId, onProgress, isStopped }: Undo,
): Promise<Progress> => {
  const rows = importedRowStore(needs.queries)
  const report = createReport(await rows.countOf(importId))

  const removeRow = async (transaction: Queries, place: Place, row: Row) => {
    const kept = await keptRow(needs, transaction, place, row)
    if (kept) {
      report.add(reportLine(`${place}:${row.row_id}`, { outcome: 'kept', ...kept }))
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
