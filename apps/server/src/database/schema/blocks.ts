import type { Engine } from '../open.ts'
import type { Schema } from './columns.ts'

/** A block that grows beyond the largest size is divided into blocks of the usual size. */
export const BLOCK_SIZE = { usual: 512, largest: 1024 }

/** The first block of a list begins before every row. */
const BEGINNING = -8_640_000_000_000_000

/**
 * Consecutive rows of a list, oldest first: where a block begins, and its number of rows. A page far
 * inside a list is found by adding up blocks. Triggers write them, see `countRows`.
 */
export const blocksSchema: Schema = () => [
  `create table list_blocks (
    scope text not null,
    subject text not null,
    first_at bigint not null,
    first_id bigint not null,
    size integer not null,
    primary key (scope, subject, first_at, first_id)
  )`,
]

const KEY = 'scope, subject, first_at, first_id'

interface BlockChange {
  readonly scope: string
  readonly subject: string
  readonly at: string
  readonly id: string
  readonly when: string
}

/** Adds to the size of the block that contains the row. */
const changeBlock = ({ scope, subject, at, id, when }: BlockChange, change: string) =>
  `update list_blocks set size = size ${change} where ${when} and (${KEY}) = (
      select ${KEY} from list_blocks
      where scope = '${scope}' and subject = ${subject} and (first_at, first_id) <= (${at}, ${id})
      order by first_at desc, first_id desc limit 1
    )`

export const addToBlock = (change: BlockChange): string[] => [
  `insert into list_blocks (${KEY}, size)
    select '${change.scope}', ${change.subject}, ${BEGINNING}, 0, 0 where ${change.when}
    on conflict do nothing`,
  changeBlock(change, '+ 1'),
]

/** Adds the rows of a statement, the transition table `added`. Only for PostgreSQL. */
export const addAllToBlocks = ({ scope, subject, when, id }: Omit<BlockChange, 'at'>): string[] => [
  `insert into list_blocks (${KEY}, size)
    select distinct '${scope}', ${subject}, ${BEGINNING}, 0, 0 from added where ${when}
    on conflict do nothing`,
  `update list_blocks as changed set size = changed.size + rows_of.count
    from (
      select ${subject} as subject, block.first_at, block.first_id, count(*) as count
      from added cross join lateral (
        select first_at, first_id from list_blocks
        where scope = '${scope}' and list_blocks.subject = ${subject}
          and (first_at, first_id) <= (added.created_at, added.${id})
        order by first_at desc, first_id desc limit 1
      ) as block
      where ${when} group by 1, 2, 3
    ) as rows_of
    where changed.scope = '${scope}' and changed.subject = rows_of.subject
      and changed.first_at = rows_of.first_at and changed.first_id = rows_of.first_id`,
]

export const takeFromBlock = (change: BlockChange): string => changeBlock(change, '- 1')

interface BlockedList {
  readonly scope: string
  readonly table: string
  readonly id: string
  /** A condition over `listed`: the rows of the list of `new.subject`. */
  readonly rows: string
}

const divideStatements = ({ table, id, rows }: BlockedList) => {
  const { usual, largest } = BLOCK_SIZE
  const isBlock = `scope = new.scope and subject = new.subject
      and first_at = new.first_at and first_id = new.first_id and size > ${largest}`
  return [
    `insert into list_blocks (${KEY}, size)
    select new.scope, new.subject, at, id,
      case when total - place < ${largest} then total - place else ${usual} end
    from (
      select at, id, row_number() over (order by at, id) - 1 as place, count(*) over () as total
      from (
        select listed.created_at as at, listed.${id} as id from ${table} as listed
        where ${rows} and (listed.created_at, listed.${id}) >= (new.first_at, new.first_id)
        order by listed.created_at, listed.${id}
        limit coalesce((select size from list_blocks where ${isBlock}), 0)
      ) as members
    ) as numbered
    where place > 0 and place % ${usual} = 0 and total - place >= ${usual}`,
    `update list_blocks set size = ${usual} where ${isBlock}`,
  ]
}

/**
 * Divides a block that has grown too large. PostgreSQL runs the triggers of a statement after all its
 * rows are there, so it divides at the end of the transaction, when every row is counted.
 */
export const divideBlocks = (engine: Engine, list: BlockedList): string[] => {
  const name = `divide_blocks_${list.scope}`
  const isTooLarge = `new.scope = '${list.scope}' and new.size > ${BLOCK_SIZE.largest}`
  const body = divideStatements(list).join(';\n  ')
  if (engine === 'sqlite') {
    return [
      `create trigger ${name} after update of size on list_blocks for each row when (${isTooLarge}) begin\n  ${body};\nend`,
    ]
  }
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin\n  ${body};\n  return null;\nend $$`,
    `create constraint trigger ${name} after update of size on list_blocks deferrable initially deferred for each row when (${isTooLarge}) execute function ${name}()`,
  ]
}
