import type { Queries } from '../../database/open.ts'

export const pageHeaderStore = (queries: Queries) => ({
  all: () => queries.selectFrom('page_headers').selectAll().orderBy('id').execute(),
})

export type PageHeaderStore = ReturnType<typeof pageHeaderStore>
