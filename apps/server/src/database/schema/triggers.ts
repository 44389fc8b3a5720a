import type { Engine } from '../open.ts'
import { addAllToBlocks, addToBlock, divideBlocks, takeFromBlock } from './blocks.ts'

interface Trigger {
  readonly name: string
  /** For example `after insert` or `after update of status`. */
  readonly moment: string
  readonly table: string
  readonly when?: string
  readonly body: string
}

/** Creates a trigger for the engine. Both engines call the row `new` or `old`. */
export const createTrigger = (engine: Engine, trigger: Trigger): string[] => {
  const { name, moment, table, when, body } = trigger
  const head = `create trigger ${name} ${moment} on ${table} for each row${when ? ` when (${when})` : ''}`
  if (engine === 'sqlite') return [`${head} begin\n  ${body};\nend`]
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin\n  ${body};\n  return null;\nend $$`,
    `${head} execute function ${name}()`,
  ]
}

interface Counter {
  readonly table: string
  /** The value of `counters.scope`. */
  readonly scope: string
  /** An expression over `row`: one counter for each of its values. Without it there is one counter. */
  readonly subject?: string
  /** A condition over `row`: only rows that meet it are counted. */
  readonly when?: string
  /** The columns that subject and condition read. */
  readonly columns?: readonly string[]
  /** Of a list sorted by time and id, whose rows are also counted in `list_blocks`. */
  readonly blocks?: Blocks
}

interface Blocks {
  readonly id: string
  /** A condition over `row`: it belongs to `new.subject`. */
  readonly isOfSubject?: string
}

/** The statements for a row that joins or leaves the list. */
const changesOf = (counter: Counter, row: 'new' | 'old') => {
  const of = (text: string) => text.replaceAll('row.', `${row}.`)
  const { scope, blocks } = counter
  const subject = counter.subject ? `cast(${of(counter.subject)} as text)` : `''`
  const when = of(counter.when ?? 'true')
  const block = blocks && {
    scope,
    subject,
    when,
    at: `${row}.created_at`,
    id: `${row}.${blocks.id}`,
  }
  // The row of the counter is written first: it locks the blocks of the list, too.
  return {
    increment: [
      `insert into counters (scope, subject, value) select '${scope}', ${subject}, 1 where ${when}
    on conflict (scope, subject) do update set value = counters.value + 1`,
      ...(block ? addToBlock(block) : []),
    ],
    decrement: [
      `update counters set value = value - 1
    where ${when} and scope = '${scope}' and subject = ${subject}`,
      ...(block ? [takeFromBlock(block)] : []),
    ],
  }
}

/**
 * PostgreSQL counts all rows of an insert at once: many changes of one row in one transaction get
 * slower and slower.
 */
const countInsertedRows = (counter: Counter): string[] => {
  const { table, scope, blocks } = counter
  const of = (text: string) => text.replaceAll('row.', 'added.')
  const subject = counter.subject ? `cast(${of(counter.subject)} as text)` : `''`
  const when = of(counter.when ?? 'true')
  const statements = [
    `insert into counters (scope, subject, value)
    select '${scope}', ${subject}, count(*) from added where ${when} group by 2 order by 2
    on conflict (scope, subject) do update set value = counters.value + excluded.value`,
    ...(blocks ? addAllToBlocks({ scope, subject, when, id: blocks.id }) : []),
  ]
  const name = `count_${scope}_insert`
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin\n  ${statements.join(';\n  ')};\n  return null;\nend $$`,
    `create trigger ${name} after insert on ${table} referencing new table as added for each statement execute function ${name}()`,
  ]
}

/** Keeps `counters` equal to the number of rows, so that a list knows its size without counting. */
export const countRows = (engine: Engine, counter: Counter): string[] => {
  const { table, scope, when = 'true', blocks } = counter
  const columns = [...(counter.columns ?? []), ...(blocks ? ['created_at'] : [])]
  const name = `count_${scope}`
  const { increment } = changesOf(counter, 'new')
  const { decrement } = changesOf(counter, 'old')
  const trigger = (suffix: string, moment: string, statements: readonly string[]) =>
    createTrigger(engine, {
      name: `${name}_${suffix}`,
      moment,
      table,
      body: statements.join(';\n  '),
    })
  return [
    ...(engine === 'postgres'
      ? countInsertedRows(counter)
      : trigger('insert', 'after insert', increment)),
    ...trigger('delete', 'after delete', decrement),
    ...(columns.length > 0
      ? trigger('update', `after update of ${columns.join(', ')}`, [...decrement, ...increment])
      : []),
    ...(blocks
      ? divideBlocks(engine, {
          scope,
          table,
          id: blocks.id,
          rows: [when, ...(blocks.isOfSubject ? [blocks.isOfSubject] : [])]
            .join(' and ')
            .replaceAll('row.', 'listed.'),
        })
      : []),
  ]
}

export interface Dependent {
  readonly table: string
  /** The column that holds the id of the deleted row. */
  readonly column: 'for_id' | 'to_id'
  readonly type: number
}

/** Deletes the rows that name a deleted row by type and id. No foreign key can say this. */
export const deleteDependents = (
  engine: Engine,
  name: string,
  table: string,
  dependents: readonly Dependent[],
): string[] =>
  createTrigger(engine, {
    name,
    moment: 'after delete',
    table,
    body: dependents
      .map(
        (dependent) =>
          `delete from ${dependent.table} where type = ${dependent.type} and ${dependent.column} = old.id`,
      )
      .join(';\n  '),
  })
