import { Prec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useLanguageStore } from '../../language.ts'
import { showToast } from '../../toasts.ts'
import { insertFiles } from './insert-files.ts'
import { ownAddress } from './own-address.ts'

const insert = (view: EditorView, text: string) =>
  view.dispatch(view.state.replaceSelection(text), {
    userEvent: 'input.paste',
    scrollIntoView: true,
  })

/** Loads the translator of HTML with the first text that needs it. */
const insertHtml = async (view: EditorView, html: string, plain: string) => {
  const translate = async () => {
    const { markdownOfClipboard } = await import('@lanting/markdown/from-clipboard')
    return markdownOfClipboard(html)
  }
  const copied = await translate().catch((error) => {
    console.info('The copied text stays without its form.', error)
    return undefined
  })
  insert(view, copied?.markdown ?? plain)
  const { picturesLeft } = useLanguageStore.getState().copy.admin.editor
  if (copied?.lostPictures) showToast('error', picturesLeft(copied.lostPictures))
}

/** Code and plain text are pasted as they are; so is everything inside of a block of code. */
const isInCode = ({ state }: EditorView) => {
  const before = state.sliceDoc(0, state.selection.main.from)
  return (before.match(/^(?:```|~~~)/gm)?.length ?? 0) % 2 === 1
}

/** Pictures in Markdown, which the editor would insert itself, and select: the next key removed them. */
const isTakenOver = ({ state }: EditorView, plain: string) => {
  const { from } = state.selection.main
  const before = state.sliceDoc(state.doc.lineAt(from).from, from).trimEnd()
  return plain.includes('![') || (before.endsWith('](') && before.includes('!['))
}

const CODE_EDITOR = 'vscode-editor-data'
const PROSE = ['markdown', 'mdx', 'plaintext', 'quarto', 'rmd']

/** VS Code names the language of what was copied. */
const isProse = (written: string) => PROSE.some((mode) => written.includes(`"mode":"${mode}"`))

const paste = (event: ClipboardEvent, view: EditorView): boolean => {
  const { clipboardData: data } = event
  if (!data) return false
  const plain = data.getData('text/plain')
  if (data.types.includes(CODE_EDITOR)) {
    // The editor makes a block of what a program is written in; prose is pasted as it was written.
    if (!isProse(data.getData(CODE_EDITOR)) && !isInCode(view)) return false
    event.preventDefault()
    insert(view, plain)
    return true
  }
  const files = [...data.files]
  if (files.some(({ type }) => !type.startsWith('image/'))) {
    event.preventDefault()
    void insertFiles(view, files, view.state.selection.main.head)
    return true
  }
  // A copied picture is a file with an element around it.
  if (files.length > 0 && plain.trim() === '') return false
  const own = ownAddress(plain, location.origin)
  const html = data.getData('text/html')
  const isPlain = html === '' || isInCode(view)
  if (own === undefined && isPlain && !isTakenOver(view, plain)) return false
  event.preventDefault()
  if (own !== undefined) insert(view, own)
  else if (isPlain) insert(view, plain)
  // Pictures of this site stay its own.
  else void insertHtml(view, html.replaceAll(`="${location.origin}/`, '="/'), plain)
  return true
}

/** Text of Word, Notion, Feishu, Yuque and web pages becomes Markdown. */
export const pasteAsMarkdown = Prec.highest(EditorView.domEventHandlers({ paste }))
