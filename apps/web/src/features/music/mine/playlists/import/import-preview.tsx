import { PLAYLIST_NAME_MAX, type PlaylistImport } from '@lanting/contract'
import { playlistImportCopy } from '@lanting/copy/player/playlist-import'
import { type FormEvent, useId, useState } from 'react'
import { useCopyOf } from '../../../../../shared/language.ts'
import { attempt } from '../../attempt.ts'
import { focusAtOnce } from './focus-at-once.ts'
import { FoundSongs, MissingSongs } from './found-songs.tsx'
import { importPlaylist } from './import-playlist.ts'

const useSummary = ({ songs, missing, repeated }: PlaylistImport) => {
  const copy = useCopyOf(playlistImportCopy)
  const parts = [
    copy.found(songs.length),
    missing.length > 0 && copy.notFound(missing.length),
    repeated > 0 && copy.repeated(repeated),
  ]
  return songs.length > 0 ? parts.filter(Boolean).join(' · ') : copy.none
}

interface Props {
  readonly found: PlaylistImport
  readonly onBack: () => void
  readonly onDone: () => void
}

/** Shows which songs were found and makes a playlist of them. */
export const ImportPreview = ({ found, onBack, onDone }: Props) => {
  const copy = useCopyOf(playlistImportCopy)
  const id = useId()
  const [written, setWritten] = useState(found.name || copy.defaultName)
  const [isBusy, setBusy] = useState(false)
  const summary = useSummary(found)
  const { songs, missing, isComplete } = found
  const hasSongs = songs.length > 0
  const name = written.trim()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || name === '' || !hasSongs) return
    setBusy(true)
    if (await attempt(() => importPlaylist(name, songs))) onDone()
    else setBusy(false)
  }
  return (
    <form className="playlist-form import-form" onSubmit={submit}>
      <p id={id} role="status" className="import-summary">
        {summary}
      </p>
      {!isComplete && <p className="import-hint">{copy.partly}</p>}
      {hasSongs && (
        <label>
          {copy.name}
          <input
            ref={focusAtOnce}
            required
            maxLength={PLAYLIST_NAME_MAX}
            autoComplete="off"
            aria-describedby={id}
            value={written}
            onChange={({ target }) => setWritten(target.value)}
          />
        </label>
      )}
      {hasSongs && <FoundSongs songs={songs} />}
      {missing.length > 0 && <MissingSongs missing={missing} />}
      <div className="dialog-actions">
        <button
          type="button"
          className="button ghost"
          ref={hasSongs ? undefined : focusAtOnce}
          onClick={onBack}
        >
          {copy.back}
        </button>
        {hasSongs && (
          <button type="submit" className="button" aria-busy={isBusy} disabled={name === ''}>
            {copy.create}
          </button>
        )}
      </div>
    </form>
  )
}
