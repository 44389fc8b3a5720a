import { PLAYLIST_IMPORT_MAX, type PlaylistImport } from '@lanting/contract'
import { playlistImportCopy } from '@lanting/copy/player/playlist-import'
import { type FormEvent, useId, useState } from 'react'
import { useCopy, useCopyOf } from '../../../../../shared/language.ts'
import { failureText } from '../../../../../shared/messages/failure-toast.ts'
import { focusAtOnce } from './focus-at-once.ts'
import { findSongs } from './import-playlist.ts'
import { ImportPreview } from './import-preview.tsx'
import './import.css'

const ROWS = 8

/** Finds the songs of a text. A fault is shown until the text changes. */
const useFinding = () => {
  const copy = useCopyOf(playlistImportCopy)
  const { messages } = useCopy()
  const [found, setFound] = useState<PlaylistImport>()
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const find = async (text: string) => {
    if (isBusy) return
    if (text.length > PLAYLIST_IMPORT_MAX.characters) {
      return setFault(copy.tooLong(PLAYLIST_IMPORT_MAX.songs))
    }
    setBusy(true)
    setFault('')
    try {
      setFound(await findSongs(text))
    } catch (error) {
      console.info('Import:', error)
      setFault(failureText(error, navigator.onLine, messages))
    }
    setBusy(false)
  }
  const clear = () => setFound(undefined)
  return { found, fault, isBusy, find, clear, forget: () => setFault('') }
}

/** Asks for a link or titles, shows what is found, and makes a playlist of it. */
export const ImportForm = ({ onDone }: { onDone: () => void }) => {
  const copy = useCopyOf(playlistImportCopy)
  const id = useId()
  const [text, setText] = useState('')
  const { found, fault, isBusy, find, clear, forget } = useFinding()
  if (found) return <ImportPreview found={found} onBack={clear} onDone={onDone} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') void find(text)
  }
  return (
    <form className="playlist-form import-form" onSubmit={submit}>
      <label>
        {copy.field}
        <textarea
          ref={focusAtOnce}
          rows={ROWS}
          spellCheck={false}
          placeholder={copy.placeholder}
          aria-describedby={`${id}-hint ${id}-fault`}
          aria-invalid={fault !== ''}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            forget()
          }}
        />
      </label>
      <p id={`${id}-hint`} className="import-hint">
        {copy.hint}
      </p>
      <p id={`${id}-fault`} className="import-fault" role="alert">
        {fault}
      </p>
      <div className="dialog-actions">
        <button type="submit" className="button" aria-busy={isBusy} disabled={text.trim() === ''}>
          {copy.find}
        </button>
      </div>
    </form>
  )
}
