import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  snippet,
} from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import { ATTACHMENT_KINDS, PICTURE_TYPES } from '@lanting/contract'
import { useLanguageStore } from '../../language.ts'
import { editTable } from './edit-table.ts'
import { insertFiles } from './insert-files.ts'
import { chooseFromLibrary } from './library-choice.tsx'

type Copy = ReturnType<typeof useLanguageStore.getState>['copy']['admin']['editorTools']
type Name = keyof Copy['slash']

/** The text that each entry inserts; `#{}` is the place of the cursor. The first sign finds it too. */
const ENTRIES: readonly (readonly [Name, string, string])[] = [
  ['heading2', 'h2', '## #{}'],
  ['heading3', 'h3', '### #{}'],
  ['list', 'ul', '- #{}'],
  ['numbers', 'ol', '1. #{}'],
  ['tasks', 'todo', '- [ ] #{}'],
  ['quote', 'quote', '> #{}'],
  ['callout', 'callout', '> [!NOTE]\n> #{}'],
  ['code', 'code', '```#{2}\n#{1}\n```\n'],
  ['fold', 'details', '::: details #{title}\n\n#{}\n\n:::\n'],
  ['formula', 'math', '$$\n#{}\n$$\n'],
  ['diagram', 'mermaid', '```mermaid\ngraph LR\n  #{A --> B}\n```\n'],
  ['footnote', 'footnote', '^[#{1}]#{2}'],
]

const FILE_ENDS = ATTACHMENT_KINDS.map((kind) => `.${kind}`)

const chooseFiles = (types: readonly string[]) => (view: EditorView, from: number) => {
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', multiple: true, accept: types.join(',') })
  input.addEventListener('change', () => void insertFiles(view, [...(input.files ?? [])], from))
  input.click()
}

const insertTable = (view: EditorView, from: number, copy: Copy) => {
  const { column } = copy.samples
  const lines = [`| ${column(1)} | ${column(2)} |`, '| --- | --- |', '|  |  |']
  // In a list, all its lines stand below the text of the item.
  const before = view.state.sliceDoc(view.state.doc.lineAt(from).from, from)
  const indent = /^\s*$/.test(before) ? before : ''
  view.dispatch({
    changes: { from, insert: `${lines.join(`\n${indent}`)}\n` },
    selection: { anchor: from + 2 },
    userEvent: 'input',
  })
  editTable(view, (edited) => edited)
}

/** A gallery begins with the choice of its pictures. */
const insertGallery = (view: EditorView, from: number) => {
  const head = '::: gallery\n'
  const at = from + head.length
  view.dispatch({
    changes: { from, insert: `${head}\n:::\n` },
    selection: { anchor: at },
    userEvent: 'input',
  })
  chooseFiles(PICTURE_TYPES)(view, at)
}

/** Directly below a line of text, the same signs would make a heading of it. */
const insertRule = (view: EditorView, from: number) => {
  const { doc } = view.state
  const line = doc.lineAt(from)
  const isBelowText = line.number > 1 && doc.line(line.number - 1).text.trim() !== ''
  const insert = `${isBelowText ? '\n' : ''}---\n\n`
  const selection = { anchor: from + insert.length }
  view.dispatch({ changes: { from, insert }, selection, userEvent: 'input' })
}

/** Takes the typed command away and does something in its place. */
const instead =
  (work: (view: EditorView, from: number) => void) =>
  (view: EditorView, _: Completion, from: number, to: number) => {
    view.dispatch({ changes: { from, to }, userEvent: 'input' })
    work(view, from)
  }

/** The most frequent first: the list shows about ten. */
const entries = (copy: Copy): readonly Completion[] => [
  { label: copy.slash.picture, detail: 'image', apply: instead(chooseFiles(PICTURE_TYPES)) },
  { label: copy.slash.gallery, detail: 'gallery', apply: instead(insertGallery) },
  { label: copy.slash.library, detail: 'library', apply: instead(chooseFromLibrary) },
  {
    label: copy.slash.table,
    detail: 'table',
    apply: instead((view, from) => insertTable(view, from, copy)),
  },
  ...ENTRIES.map(([name, sign, text]) => ({
    label: copy.slash[name],
    detail: sign,
    apply: snippet(text.replace('#{title}', `#{${copy.samples.title}}`)),
  })),
  { label: copy.slash.rule, detail: 'hr', apply: instead(insertRule) },
  { label: copy.slash.file, detail: 'file', apply: instead(chooseFiles(FILE_ENDS)) },
]

/**
 * `/` at the beginning of a line or behind a space opens a menu of everything that can be inserted.
 * The same key writes `、` on Chinese keyboards, which no line begins with.
 */
export const slashMenu = (context: CompletionContext): CompletionResult | null => {
  const typed = context.matchBefore(/(?:(?:^|\s)\/|^\s*、)[\p{L}\d]{0,20}/u)
  if (!typed) return null
  const from = typed.from + typed.text.search(/[/、]/)
  const words = context.state.sliceDoc(from + 1, context.pos).toLowerCase()
  const copy = useLanguageStore.getState().copy.admin.editorTools
  const options = entries(copy).filter(
    ({ label, detail = '' }) => label.toLowerCase().includes(words) || detail.startsWith(words),
  )
  return options.length > 0 ? { from, options, filter: false } : null
}
