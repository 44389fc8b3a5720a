import { EditorView } from '@codemirror/view'
import { trackUpload } from '../../pictures/running-uploads.ts'
import { type InsertedFile, uploadFiles } from '../file-uploads.ts'

/** A file has a line of its own, as a card. */
const markdownOf = (files: readonly InsertedFile[]) =>
  files
    .map(({ url, alt, isPicture }) =>
      isPicture ? `![${alt}](${url})\n` : `\n[${alt}](${url})\n\n`,
    )
    .join('')

/** Places that wait for an upload. They move with the text while somebody goes on writing. */
const waiting = new Set<{ view: EditorView; at: number }>()

export const movingPlaces = EditorView.updateListener.of(({ view, docChanged, changes }) => {
  if (!docChanged) return
  for (const place of waiting) if (place.view === view) place.at = changes.mapPos(place.at, 1)
})

/** A picture begins a line of its own. */
const insertBlock = (view: EditorView, text: string, at: number) => {
  const insert = (at > view.state.doc.lineAt(at).from ? '\n' : '') + text
  const selection = { anchor: at + insert.length }
  view.dispatch({ changes: { from: at, insert }, selection, userEvent: 'input' })
}

/** Inserts a picture of the library at a place of the text. */
export const insertPicture = (
  view: EditorView,
  picture: { url: string; alt: string },
  at: number,
) => insertBlock(view, markdownOf([{ ...picture, title: '', isPicture: true }]), at)

const uploadInto = async (view: EditorView, files: readonly File[], at: number) => {
  const place = { view, at }
  waiting.add(place)
  const uploaded = await uploadFiles(files)
  waiting.delete(place)
  if (uploaded.length > 0) insertBlock(view, markdownOf(uploaded), place.at)
}

/** Uploads pictures and files and inserts them at a place of the text. */
export const insertFiles = (...input: Parameters<typeof uploadInto>): Promise<void> =>
  trackUpload(uploadInto(...input))
