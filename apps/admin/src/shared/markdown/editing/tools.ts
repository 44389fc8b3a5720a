import { type EditorState, StateField } from '@codemirror/state'
import { type EditorView, keymap, showTooltip, type Tooltip } from '@codemirror/view'
import { useLanguageStore } from '../../language.ts'
import { editTable, isInTable } from './edit-table.ts'
import { type Mark, toggleMark } from './marks.ts'
import { moved, withColumn, withoutColumn, withoutRow, withRow } from './table.ts'
import './tools.css'

type ToolCopy = ReturnType<typeof useLanguageStore.getState>['copy']['admin']['editorTools']

interface Tool {
  readonly name: Exclude<keyof ToolCopy, 'format' | 'table' | 'slash' | 'samples'>
  /** The content of the button; its name otherwise. */
  readonly sign?: string
  readonly run: (view: EditorView) => void
}

/** More than all marks together. */
const MARKS_LENGTH = 20

const wrap = (mark: Mark) => (view: EditorView) => {
  const { state } = view
  const { from, to } = state.selection.main
  const { around, insert, ...selected } = toggleMark(
    {
      before: state.sliceDoc(Math.max(0, from - MARKS_LENGTH), from),
      selected: state.sliceDoc(from, to),
      after: state.sliceDoc(to, to + MARKS_LENGTH),
    },
    mark,
  )
  const start = from - around
  view.dispatch({
    changes: { from: start, to: to + around, insert },
    selection: { anchor: start + selected.from, head: start + selected.to },
    userEvent: 'input',
  })
}

/** Selects the address that is still missing. */
const link = (view: EditorView) => {
  const { from, to } = view.state.selection.main
  const text = view.state.sliceDoc(from, to)
  const isAddress = /^https?:\/\/\S+$/.test(text)
  const [label, address] = isAddress ? ['', text] : [text, 'https://']
  const insert = `[${label}](${address})`
  const anchor = isAddress ? from + 1 : from + label.length + 3
  const head = isAddress ? anchor : anchor + address.length
  view.dispatch({ changes: { from, to, insert }, selection: { anchor, head }, userEvent: 'input' })
}

const quote = (view: EditorView) => {
  const { doc, selection } = view.state
  const first = doc.lineAt(selection.main.from).number
  const last = doc.lineAt(selection.main.to).number
  const lines = Array.from({ length: last - first + 1 }, (_, at) => doc.line(first + at))
  const isQuoted = lines.every(({ text }) => text.startsWith('> '))
  const changes = lines.map(({ from }) =>
    isQuoted ? { from, to: from + 2 } : { from, insert: '> ' },
  )
  view.dispatch({ changes, userEvent: 'input' })
}

const FORMAT: readonly Tool[] = [
  { name: 'bold', sign: 'B', run: wrap('**') },
  { name: 'italic', sign: 'I', run: wrap('*') },
  { name: 'strike', sign: 'S', run: wrap('~~') },
  { name: 'mark', sign: 'M', run: wrap('==') },
  { name: 'code', sign: '</>', run: wrap('`') },
  { name: 'link', run: link },
  { name: 'quote', run: quote },
]

const TABLE: readonly Tool[] = [
  { name: 'addRow', run: (view) => editTable(view, withRow) },
  { name: 'addColumn', run: (view) => editTable(view, withColumn) },
  { name: 'removeRow', run: (view) => editTable(view, withoutRow) },
  { name: 'removeColumn', run: (view) => editTable(view, withoutColumn) },
]

const buttonOf = ({ name, sign, run }: Tool, view: EditorView, copy: ToolCopy) => {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `editor-tool editor-tool-${name}`
  button.textContent = sign ?? copy[name]
  button.title = copy[name]
  button.setAttribute('aria-label', copy[name])
  // The text keeps the focus and its selection.
  button.addEventListener('mousedown', (event) => event.preventDefault())
  button.addEventListener('click', () => {
    run(view)
    view.focus()
  })
  return button
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

const toolbar = (view: EditorView, isTable: boolean) => {
  const copy = useLanguageStore.getState().copy.admin.editorTools
  const dom = document.createElement('div')
  dom.className = 'editor-tools'
  dom.role = 'toolbar'
  dom.setAttribute('aria-label', isTable ? copy.table : copy.format)
  dom.append(...(isTable ? TABLE : FORMAT).map((tool) => buttonOf(tool, view, copy)))
  dom.addEventListener('keydown', (event) => {
    event.stopPropagation()
    if (event.key === 'Escape') view.focus()
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const buttons = [...dom.querySelectorAll('button')]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons.at((at + step) % buttons.length)?.focus()
  })
  return { dom }
}

/** Fingers have the menu of their system above the selection. */
const isAbove = () => !window.matchMedia('(pointer: coarse)').matches

const toolsFor = (state: EditorState): Tooltip | null => {
  const { empty, from } = state.selection.main
  const isTable = isInTable(state)
  if (empty && !isTable) return null
  const create = (view: EditorView) => toolbar(view, isTable)
  return { pos: from, above: isTable || isAbove(), create }
}

const tools = StateField.define<Tooltip | null>({
  create: () => null,
  update: (shown, { docChanged, selection, state }) =>
    docChanged || selection ? toolsFor(state) : shown,
  provide: (field) => showTooltip.from(field),
})

const focusTools = ({ dom }: EditorView) => {
  const first = dom.ownerDocument.querySelector<HTMLButtonElement>('.editor-tools button')
  first?.focus()
  return first !== null
}

/** Tools beside a selection and beside a table; Alt+F10 goes there, Tab goes from cell to cell. */
export const editorTools = [
  tools,
  keymap.of([
    { key: 'Alt-F10', run: focusTools },
    {
      key: 'Tab',
      run: (view) => editTable(view, (edited) => moved(edited, 1)),
      shift: (view) => editTable(view, (edited) => moved(edited, -1)),
    },
  ]),
]
