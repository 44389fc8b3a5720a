import type { Engine } from '../open.ts'

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
}

/** Keeps `counters` equal to the number of rows, so that a list knows its size without counting. */
export const countRows = (engine: Engine, counter: Counter): string[] => {
  const { table, scope, subject, when, columns = [] } = counter
  const of = (row: 'new' | 'old', text: string) => text.replaceAll('row.', `${row}.`)
  const subjectOf = (row: 'new' | 'old') => (subject ? `cast(${of(row, subject)} as text)` : `''`)
  const increment = {
    when: when && of('new', when),
    body: `insert into counters (scope, subject, value) values ('${scope}', ${subjectOf('new')}, 1)
    on conflict (scope, subject) do update set value = counters.value + 1`,
  }
  const decrement = {
    when: when && of('old', when),
    body: `update counters set value = value - 1
    where scope = '${scope}' and subject = ${subjectOf('old')}`,
  }
  const name = `count_${scope}`
  const triggers: Trigger[] = [
    { name: `${name}_insert`, moment: 'after insert', table, ...increment },
    { name: `${name}_delete`, moment: 'after delete', table, ...decrement },
  ]
  if (columns.length > 0) {
    const moment = `after update of ${columns.join(', ')}`
    triggers.push(
      { name: `${name}_update_old`, moment, table, ...decrement },
      { name: `${name}_update_new`, moment, table, ...increment },
    )
  }
  return triggers.flatMap((trigger) => createTrigger(engine, trigger))
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
