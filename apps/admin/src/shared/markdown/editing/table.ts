/** A Markdown table: the first row is its head. */
interface Table {
  readonly rows: readonly (readonly string[])[]
  /** The cells of the line below the head. */
  readonly rules: readonly string[]
  /** The beginnings of the lines: the table may be in a list or in a quotation. */
  readonly indents: { readonly head: string; readonly body: string }
}

interface FoundTable {
  readonly table: Table
  /** The indexes of its first line and of the line behind it. */
  readonly from: number
  readonly to: number
}

/** A table and the cell that is selected in it. */
export interface EditedTable {
  readonly table: Table
  readonly row: number
  readonly column: number
}

const RULE = /^:?-+:?$/
const EMPTY_RULE = '---'

const INDENT = /^[\s>]*/
/** The first line may begin an item of a list. */
const HEAD_INDENT = /^(?:[\s>]|[-+*]\s|\d{1,9}[.)]\s)*/

const indentOf = (line: string, pattern: RegExp) => pattern.exec(line)?.[0] ?? ''

/** Splits a line at its bars. An escaped bar belongs to its cell. */
const cellsOf = (line: string): string[] => {
  const cells = line.trim().split(/(?<!\\)\|/)
  if (cells[0] === '') cells.shift()
  if (cells.at(-1) === '') cells.pop()
  return cells.map((cell) => cell.trim())
}

const isRow = (line: string | undefined) => line?.includes('|') === true

const isRule = (cells: readonly string[]) =>
  cells.length > 0 && cells.every((cell) => RULE.test(cell))

/** Adds the missing cells. More cells than columns are not shown, but they are text. */
const filled = (cells: readonly string[], count: number) =>
  cells.concat(Array.from({ length: Math.max(0, count - cells.length) }, () => ''))

/** Returns the table around a line; undefined outside of tables. */
export const findTable = (lines: readonly string[], at: number): FoundTable | undefined => {
  if (!isRow(lines[at])) return undefined
  let from = at
  while (isRow(lines[from - 1])) from -= 1
  let to = at + 1
  while (isRow(lines[to])) to += 1
  const [head = '', rule = '', ...body] = lines.slice(from, to)
  const indents = { head: indentOf(head, HEAD_INDENT), body: indentOf(rule, INDENT) }
  const bodyCells = (line: string) => cellsOf(line.slice(indentOf(line, INDENT).length))
  const headCells = cellsOf(head.slice(indents.head.length))
  const ruleCells = bodyCells(rule)
  if (!isRule(ruleCells)) return undefined
  const count = headCells.length
  const rules = headCells.map((_, column) => ruleCells[column] ?? EMPTY_RULE)
  const rows = [headCells, ...body.map((line) => filled(bodyCells(line), count))]
  return { table: { rows, rules, indents }, from, to }
}

const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

export const tableLines = ({ rows: [head = [], ...body], rules, indents }: Table): string[] => [
  indents.head + lineOf(head),
  indents.body + lineOf(rules),
  ...body.map((cells) => indents.body + lineOf(cells)),
]

/** Returns the place of a cell inside of the written table. */
export const cellRange = ({ table, row, column }: EditedTable): { from: number; to: number } => {
  const lines = tableLines(table)
  const line = row === 0 ? 0 : row + 1
  const before = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0)
  const cells = table.rows[row] ?? []
  const { length: indent } = row === 0 ? table.indents.head : table.indents.body
  const from =
    before + indent + 2 + cells.slice(0, column).reduce((sum, cell) => sum + cell.length + 3, 0)
  return { from, to: from + (cells[column]?.length ?? 0) }
}

/** Returns the column at a place in a line. */
export const columnAt = (line: string, offset: number): number => {
  const before = line.slice(indentOf(line, HEAD_INDENT).length, offset).trimStart()
  const bars = before.split(/(?<!\\)\|/).length - 1
  return Math.max(0, bars - (before.startsWith('|') ? 1 : 0))
}

const emptyRow = ({ rules }: Table) => rules.map(() => '')

/** The next cell, or the previous. Behind the last cell there is a new row. */
export const moved = ({ table, row, column }: EditedTable, step: 1 | -1): EditedTable => {
  const count = table.rules.length
  const place = Math.max(0, row * count + column + step)
  const next = { row: Math.floor(place / count), column: place % count }
  if (next.row < table.rows.length) return { table, ...next }
  return { table: { ...table, rows: [...table.rows, emptyRow(table)] }, ...next }
}

export const withRow = ({ table, row, column }: EditedTable): EditedTable => {
  const rows = table.rows.toSpliced(row + 1, 0, emptyRow(table))
  return { table: { ...table, rows }, row: row + 1, column }
}

/** The head stays. */
export const withoutRow = (edited: EditedTable): EditedTable => {
  const { table, row, column } = edited
  if (row === 0) return edited
  return { table: { ...table, rows: table.rows.toSpliced(row, 1) }, row: row - 1, column }
}

export const withColumn = ({ table, row, column }: EditedTable): EditedTable => ({
  table: {
    ...table,
    rows: table.rows.map((cells) => cells.toSpliced(column + 1, 0, '')),
    rules: table.rules.toSpliced(column + 1, 0, EMPTY_RULE),
  },
  row,
  column: column + 1,
})

/** The last column stays. */
export const withoutColumn = (edited: EditedTable): EditedTable => {
  const { table, row, column } = edited
  if (table.rules.length === 1) return edited
  return {
    table: {
      ...table,
      rows: table.rows.map((cells) => cells.toSpliced(column, 1)),
      rules: table.rules.toSpliced(column, 1),
    },
    row,
    column: Math.max(0, column - 1),
  }
}
