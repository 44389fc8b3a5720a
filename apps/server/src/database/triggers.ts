import type { Engine } from './open.ts'

export interface Trigger {
  readonly name: string
  /** For example `after insert` or `after update of status`. */
  readonly moment: string
  readonly table: string
  readonly when?: string
  readonly body: string
}

/** A trigger in the words of the engine; `new` and `old` name the row in both. */
export const trigger = (engine: Engine, { name, moment, table, when, body }: Trigger): string[] => {
  const head = `create trigger ${name} ${moment} on ${table} for each row`
  const condition = when ? `when (${when})` : ''
  if (engine === 'sqlite') return [`${head} ${condition} begin ${body}; end`]
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${body}; return null; end $$`,
    `${head} ${condition} execute function ${name}()`,
  ]
}

export interface Counted {
  readonly table: string
  /** What is counted, as the scope in `counters`. */
  readonly scope: string
  /** Whose total it is: an expression over `row`, or nothing for a total of all. */
  readonly subject?: string
  /** Which rows count: a condition over `row`. */
  readonly when?: string
  /** The columns on which subject and condition rest. */
  readonly columns: readonly string[]
}

/** Keeps `counters` true to the rows of a table, so that a list knows its size without counting. */
export const counted = (engine: Engine, { table, scope, subject, when, columns }: Counted) => {
  const name = `${scope}_total`
  const over = (text: string, row: 'new' | 'old') => text.replaceAll('row.', `${row}.`)
  const subjectOf = (row: 'new' | 'old') => (subject ? `cast(${over(subject, row)} as text)` : `''`)
  const condition = (row: 'new' | 'old') => (when ? over(when, row) : undefined)
  const add = `insert into counters (scope, subject, value) values ('${scope}', ${subjectOf('new')}, 1)
    on conflict (scope, subject) do update set value = counters.value + 1`
  const take = `update counters set value = value - 1
    where scope = '${scope}' and subject = ${subjectOf('old')}`
  const parts: Trigger[] = [
    { name: `${name}_add`, moment: 'after insert', table, when: condition('new'), body: add },
    { name: `${name}_take`, moment: 'after delete', table, when: condition('old'), body: take },
  ]
  if (columns.length > 0) {
    const moment = `after update of ${columns.join(', ')}`
    parts.push(
      { name: `${name}_leave`, moment, table, when: condition('old'), body: take },
      { name: `${name}_enter`, moment, table, when: condition('new'), body: add },
    )
  }
  return parts.flatMap((part) => trigger(engine, part))
}

/** When a row goes, what names it by type and id goes too; followers are written `table.column`. */
export const followed = (engine: Engine, table: string, type: number, followers: string[]) =>
  trigger(engine, {
    name: `${table}_followed`,
    moment: 'after delete',
    table,
    body: followers
      .map((follower) => follower.split('.'))
      .map(([rows, column]) => `delete from ${rows} where type = ${type} and ${column} = old.id`)
      .join('; '),
  })
