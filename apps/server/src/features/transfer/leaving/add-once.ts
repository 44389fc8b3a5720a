import type { Queries } from '../../../database/open.ts'
import type { ImportNeeds, Session } from '../import-session.ts'
import { importedRowStore } from '../imported-rows.store.ts'
import { rowContentStore } from '../row-contents.store.ts'
import { type OwnPlace, ownContentStore } from './own-content.store.ts'

interface NewRow<T> {
  readonly place: OwnPlace
  /** Names the row in the export. */
  readonly key: string
  /** Returns the row if the site has it already, such as in an import into the site itself. */
  readonly find: (queries: Queries) => Promise<number | undefined>
  /** Imports the pictures of a row that is added, outside of the transaction. */
  readonly takePictures: () => Promise<T>
  /** Counts what the row would add beside itself, in a dry run. */
  readonly plan?: () => Promise<void>
  readonly add: (transaction: Queries, pictures: T) => Promise<number>
}

/**
 * Adds a row of an export once. Returns its id, null in a dry run, and undefined for a row that was
 * deleted here after an earlier import.
 */
export const addOnce = async <T>(
  { queries, withAdminLock }: ImportNeeds,
  { dryRun, importId, report }: Session,
  { place, key, find, takePictures, plan, add }: NewRow<T>,
): Promise<number | null | undefined> => {
  const known = await importedRowStore(queries).find(key)
  if (known) {
    const isHere = await ownContentStore(queries).exists(place, known.row_id)
    return isHere ? known.row_id : undefined
  }
  const present = await find(queries)
  if (present !== undefined) return present
  report.count(place)
  const pictures = await takePictures()
  if (dryRun) {
    await plan?.()
    return null
  }
  return withAdminLock(async (transaction) => {
    const id = await add(transaction, pictures)
    const content_hash = await rowContentStore(transaction).hashOf(place, id)
    const row = { place, row_id: id, source: key, import_id: importId, content_hash } as const
    await importedRowStore(transaction).put(row)
    return id
  })
}
