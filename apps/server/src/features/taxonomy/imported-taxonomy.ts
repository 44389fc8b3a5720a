import type { Queries } from '../../database/open.ts'
import { type TaxonomyTable, taxonomyNameStore } from './taxonomy-names.store.ts'

/** Removes the categories or tags of an import that no article has any more. */
export const importedNames = (table: TaxonomyTable) => ({
  remove: (transaction: Queries, id: number): Promise<boolean> =>
    taxonomyNameStore(transaction, table).removeUnused(id),
})
