import type { Row } from './row.ts'

export interface TaxonomyTables {
  categories: Row & { category_name: string }
  tags: Row & { tag_name: string }
}
