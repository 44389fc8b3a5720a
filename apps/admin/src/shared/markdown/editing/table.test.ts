import { describe, expect, it } from 'vitest'
import {
  cellRange,
  columnAt,
  type EditedTable,
  findTable,
  moved,
  tableLines,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './table.ts'

const LINES = ['text', '', '| 名 | a \\| b |', '|:-|-', '| 1 |', '', 'end']

const tableIn = (lines: readonly string[], at: number, row: number, column: number) => {
  const found = findTable(lines, at)
  if (!found) throw new Error('no table')
  return { table: found.table, row, column }
}

const edited = (row: number, column: number): EditedTable => tableIn(LINES, 2, row, column)

const written = ({ table }: EditedTable) => tableLines(table)

const selected = (one: EditedTable) => {
  const { from, to } = cellRange(one)
  return tableLines(one.table).join('\n').slice(from, to)
}

describe('a table in the text', () => {
  it.each([
    [2, 2, 5],
    [3, 2, 5],
    [4, 2, 5],
  ])('is found from its line %i', (at, from, to) => {
    expect(findTable(LINES, at)).toMatchObject({ from, to })
  })

  it.each([0, 1, 5, 6, 99])('is not found from line %i', (at) => {
    expect(findTable(LINES, at)).toBeUndefined()
  })

  it.each([[['a | b', 'c | d']], [['| a |', 'text']], [['|', '|']]])(
    'needs a line of dashes: %j',
    (lines) => {
      expect(findTable(lines, 0)).toBeUndefined()
    },
  )

  it('is written with full rows, and keeps escaped bars and alignments', () => {
    expect(written(edited(0, 0))).toEqual(['| 名 | a \\| b |', '| :- | - |', '| 1 |  |'])
  })

  it.each([
    ['| 名 | a', 0, 0],
    ['| 名 | a', 3, 0],
    ['| 名 | a', 6, 1],
    ['a \\| b | c', 5, 0],
    ['a \\| b | c', 9, 1],
  ])('knows the column in %j at %i', (line, offset, column) => {
    expect(columnAt(line, offset)).toBe(column)
  })

  it('moves from cell to cell, and grows behind the last', () => {
    expect(selected(edited(0, 0))).toBe('名')
    expect(selected(moved(edited(0, 0), 1))).toBe('a \\| b')
    expect(selected(moved(edited(0, 1), 1))).toBe('1')
    expect(moved(edited(0, 0), -1)).toMatchObject({ row: 0, column: 0 })
    const grown = moved(edited(1, 1), 1)
    expect(grown).toMatchObject({ row: 2, column: 0 })
    expect(written(grown)).toHaveLength(4)
  })

  it('gets and loses rows, but never its head', () => {
    expect(written(withRow(edited(0, 0)))).toEqual([
      '| 名 | a \\| b |',
      '| :- | - |',
      '|  |  |',
      '| 1 |  |',
    ])
    expect(written(withoutRow(edited(1, 0)))).toHaveLength(2)
    expect(withoutRow(edited(0, 0))).toEqual(edited(0, 0))
  })

  it.each([
    ['in a list', ['- a', '', '  | a | b |', '  |---|---|', '  | 1 | 2 |'], 2],
    ['after the sign of a list', ['- | a | b |', '  |---|---|', '  | 1 | 2 |'], 0],
    ['after a number', ['12. | a | b |', '    |---|---|', '    | 1 | 2 |'], 0],
    ['in a quotation', ['> | a | b |', '> |---|---|', '> | 1 | 2 |'], 0],
    ['in a list in a quotation', ['> - a', '>   | a | b |', '>   | - | - |', '>   | 1 | 2 |'], 1],
    ['behind a tab', ['\t| a | b |', '\t|---|---|', '\t| 1 | 2 |'], 0],
  ])('stays %s', (_, lines, at) => {
    const [first = '', second = ''] = lines.slice(at)
    const before = { first: /^.*?(?=\|)/.exec(first)?.[0], rest: /^.*?(?=\|)/.exec(second)?.[0] }
    const one = withRow(tableIn(lines, at, 1, 1))
    expect(written(one)).toEqual([
      `${before.first}| a | b |`,
      expect.stringMatching(/\| -+ \| -+ \|$/),
      `${before.rest}| 1 | 2 |`,
      `${before.rest}|  |  |`,
    ])
    expect(written(one)[1]?.startsWith(`${before.rest}|`)).toBe(true)
    expect(selected({ ...one, row: 0, column: 1 })).toBe('b')
    expect(selected({ ...one, row: 1, column: 0 })).toBe('1')
    expect(columnAt(first, first.indexOf('b'))).toBe(1)
    expect(columnAt(first, 0)).toBe(0)
  })

  it('keeps cells that have no column', () => {
    const lines = ['| a | b |', '|---|---|', '| 1 | 2 | 3 | 4 |', '| 5 |']
    const one = tableIn(lines, 0, 1, 0)
    expect(written(one).slice(2)).toEqual(['| 1 | 2 | 3 | 4 |', '| 5 |  |'])
    expect(written(withRow(one)).slice(2)).toEqual(['| 1 | 2 | 3 | 4 |', '|  |  |', '| 5 |  |'])
    expect(written(withColumn(one))[2]).toBe('| 1 |  | 2 | 3 | 4 |')
    expect(selected(moved({ ...one, column: 1 }, 1))).toBe('5')
  })

  it('gets and loses columns, but never the last', () => {
    expect(written(withColumn(edited(1, 0)))[0]).toBe('| 名 |  | a \\| b |')
    const one = withoutColumn(edited(0, 1))
    expect(written(one)).toEqual(['| 名 |', '| :- |', '| 1 |'])
    expect(withoutColumn(one)).toEqual(one)
  })
})
