import { Prec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
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
  const markdown = await translate().catch((error) => {
    console.info('The copied text stays without its form.', error)
    return undefined
  })
  insert(view, markdown ?? plain)
}

/** Code and plain text are pasted as they are; so is everything inside of a block of code. */
const isInCode = ({ state }: EditorView) => {
  const before = state.sliceDoc(0, state.selection.main.from)
  return (before.match(/^(?:```|~~~)/gm)?.length ?? 0) % 2 === 1
}

const paste = (event: ClipboardEvent, view: EditorView): boolean => {
  const { clipboardData: data } = event
  if (!data || data.types.includes('vscode-editor-data')) return false
  const plain = data.getData('text/plain')
  const files = [...data.files]
  if (files.some(({ type }) => !type.startsWith('image/'))) {
    event.preventDefault()
    void insertFiles(view, files, view.state.selection.main.head)
    return true
  }
  const own = ownAddress(plain, location.origin)
  const html = data.getData('text/html')
  // A copied picture is a file with an element around it.
  const isPicture = files.length > 0 && plain.trim() === ''
  if (own === undefined && (html === '' || isPicture || isInCode(view))) return false
  event.preventDefault()
  if (own === undefined) void insertHtml(view, html, plain)
  else insert(view, own)
  return true
}

/** Text of Word, Notion, Feishu, Yuque and web pages becomes Markdown. */
export const pasteAsMarkdown = Prec.highest(EditorView.domEventHandlers({ paste }))
