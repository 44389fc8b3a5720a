import type { EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { cellRange, columnAt, type EditedTable, findTable, tableLines } from './table.ts'

/** Only the lines around the selection are read, because a text may be long. */
const LINES_AROUND = 200

interface Place {
  readonly from: number
  readonly to: number
  readonly edited: EditedTable
}

const tableAt = (state: EditorState): Place | undefined => {
  const { head } = state.selection.main
  const line = state.doc.lineAt(head)
  if (!line.text.includes('|')) return undefined
  const first = Math.max(1, line.number - LINES_AROUND)
  const last = Math.min(state.doc.lines, line.number + LINES_AROUND)
  const lines = Array.from({ length: last - first + 1 }, (_, at) => state.doc.line(first + at).text)
  const found = findTable(lines, line.number - first)
  if (!found) return undefined
  const row = Math.max(0, line.number - first - found.from - 1)
  const column = Math.min(columnAt(line.text, head - line.from), found.table.rules.length - 1)
  return {
    from: state.doc.line(first + found.from).from,
    to: state.doc.line(first + found.to - 1).to,
    edited: { table: found.table, row, column },
  }
}

export const isInTable = (state: EditorState): boolean => tableAt(state) !== undefined

/** Changes the table at the cursor. Returns false outside of tables. */
export const editTable = (
  view: EditorView,
  change: (edited: EditedTable) => EditedTable,
): boolean => {
  const place = tableAt(view.state)
  if (!place) return false
  const next = change(place.edited)
  const cell = cellRange(next)
  view.dispatch({
    changes: { from: place.from, to: place.to, insert: tableLines(next.table).join('\n') },
    selection: { anchor: place.from + cell.from, head: place.from + cell.to },
    scrollIntoView: true,
    userEvent: 'input',
  })
  return true
}
