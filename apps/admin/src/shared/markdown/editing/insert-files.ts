import { EditorView } from '@codemirror/view'
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

/** Uploads pictures and files and inserts them at a place of the text. */
export const insertFiles = async (
  view: EditorView,
  files: readonly File[],
  at: number,
): Promise<void> => {
  const place = { view, at }
  waiting.add(place)
  const uploaded = await uploadFiles(files)
  waiting.delete(place)
  if (uploaded.length === 0) return
  const line = view.state.doc.lineAt(place.at)
  // A picture begins a line of its own.
  const insert = (place.at > line.from ? '\n' : '') + markdownOf(uploaded)
  const anchor = place.at + insert.length
  view.dispatch({ changes: { from: place.at, insert }, selection: { anchor }, userEvent: 'input' })
}
