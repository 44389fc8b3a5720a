import type { Queries } from '../../../database/open.ts'
import type { ImportNeeds, Session } from '../import-session.ts'
import { importedRowStore } from '../imported-rows.store.ts'
import { type OwnPlace, ownContentStore } from './own-content.store.ts'

interface NewRow {
  readonly place: OwnPlace
  /** Names the row in the export. */
  readonly key: string
  /** Returns the row if the site has it already, such as in an import into the site itself. */
  readonly find: (queries: Queries) => Promise<number | undefined>
  readonly add: (transaction: Queries) => Promise<number>
}

/**
 * Adds a row of an export once. Returns its id, null in a dry run, and undefined for a row that was
 * deleted here after an earlier import.
 */
export const addOnce = async (
  { queries, withAdminLock }: ImportNeeds,
  { dryRun, importId, report }: Session,
  { place, key, find, add }: NewRow,
): Promise<number | null | undefined> => {
  const known = await importedRowStore(queries).find(key)
  if (known) {
    const isHere = await ownContentStore(queries).exists(place, known.row_id)
    return isHere ? known.row_id : undefined
  }
  const present = await find(queries)
  if (present !== undefined) return present
  report.count(place)
  if (dryRun) return null
  return withAdminLock(async (transaction) => {
    const id = await add(transaction)
    const row = { place, row_id: id, source: key, import_id: importId } as const
    await importedRowStore(transaction).put(row)
    return id
  })
}
