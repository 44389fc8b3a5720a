import { useState } from 'react'
import { useCopy } from '../language.ts'
import { LibraryDialog } from './library-dialog.tsx'

/** Opens the library and hands the chosen picture over. */
export const LibraryButton = ({ onChoose }: { onChoose: (url: string) => void }) => {
  const { uploads } = useCopy().admin
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className="button ghost" onClick={() => setOpen(true)}>
        {uploads.fromLibrary}
      </button>
      {isOpen && (
        <LibraryDialog
          onChoose={(url) => {
            close()
            onChoose(url)
          }}
          onClose={close}
        />
      )}
    </>
  )
}
