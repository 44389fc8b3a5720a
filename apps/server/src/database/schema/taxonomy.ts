import { idColumn, type Schema } from './columns.ts'
import { countRows } from './triggers.ts'

export const taxonomySchema: Schema = (engine) => [
  `create table categories (
    ${idColumn(engine)},
    category_name text not null unique,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  ...countRows(engine, { table: 'categories', scope: 'categories' }),

  `create table tags (
    ${idColumn(engine)},
    tag_name text not null unique,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  ...countRows(engine, { table: 'tags', scope: 'tags' }),
]
