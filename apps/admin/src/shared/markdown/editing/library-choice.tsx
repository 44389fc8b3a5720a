import type { EditorView } from '@codemirror/view'
import { create } from 'zustand'
import { LibraryDialog } from '../../pictures/library-dialog.tsx'
import { insertPicture } from './insert-files.ts'

interface Choice {
  readonly view: EditorView
  readonly at: number
}

const useChoice = create<{ readonly choice?: Choice | undefined }>()(() => ({}))

/** Opens the library. The chosen picture is inserted at a place of the text. */
export const chooseFromLibrary = (view: EditorView, at: number): void =>
  useChoice.setState({ choice: { view, at } })

export const LibraryChoice = () => {
  const { choice } = useChoice()
  if (!choice) return null
  const close = () => useChoice.setState({ choice: undefined })
  const insert = (url: string, alt: string) => {
    close()
    insertPicture(choice.view, { url, alt: alt.replace(/[[\]\\]/g, '') }, choice.at)
    choice.view.focus()
  }
  return <LibraryDialog onChoose={insert} onClose={close} />
}
