import { EditorView } from '@codemirror/view'
import { type InsertedPicture, uploadPictures } from '../picture-uploads.ts'

const markdownOf = (pictures: readonly InsertedPicture[]) =>
  pictures.map(({ url, alt }) => `![${alt}](${url})\n`).join('')

/** Places that wait for an upload. They move with the text while somebody goes on writing. */
const waiting = new Set<{ view: EditorView; at: number }>()

export const movingPlaces = EditorView.updateListener.of(({ view, docChanged, changes }) => {
  if (!docChanged) return
  for (const place of waiting) if (place.view === view) place.at = changes.mapPos(place.at, 1)
})

/** Uploads pictures and inserts them at a place of the text. */
export const insertPictures = async (
  view: EditorView,
  files: readonly File[],
  at: number,
): Promise<void> => {
  const place = { view, at }
  waiting.add(place)
  const pictures = await uploadPictures(files)
  waiting.delete(place)
  if (pictures.length === 0) return
  const line = view.state.doc.lineAt(place.at)
  // A picture begins a line of its own.
  const insert = (place.at > line.from ? '\n' : '') + markdownOf(pictures)
  const anchor = place.at + insert.length
  view.dispatch({ changes: { from: place.at, insert }, selection: { anchor }, userEvent: 'input' })
}
