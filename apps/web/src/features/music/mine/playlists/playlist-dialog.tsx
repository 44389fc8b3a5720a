import { PLAYLIST_NAME_MAX, type Song } from '@lanting/contract'
import { IconPlaylist, IconPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { Dialog, DialogHeader } from '../../../../shared/dialog/dialog.tsx'
import { useCopy } from '../../../../shared/language.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'
import { usePlayerCopy } from '../../use-player.ts'
import { attempt } from '../attempt.ts'
import { useOwnMusic } from '../own-music.ts'
import { addToPlaylist, createPlaylist, renamePlaylist } from './own-playlists.ts'
import {
  closePlaylistDialog,
  openPlaylistDialog,
  usePlaylistDialog,
} from './playlist-dialog-state.ts'
import './own-playlists.css'

const ImportForm = onDemand(async () => (await import('./import/import-form.tsx')).ImportForm)

/** Runs once at a time. The dialog closes when it is done, and stays after a failure. */
const useSave = () => {
  const [isBusy, setBusy] = useState(false)
  const save = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    if (await attempt(work)) closePlaylistDialog()
    else setBusy(false)
  }
  return { isBusy, save }
}

interface FormProps {
  readonly before: string
  readonly onName: (name: string) => Promise<void>
}

const NameForm = ({ before, onName }: FormProps) => {
  const copy = usePlayerCopy().ownPlaylists
  const [written, setWritten] = useState(before)
  const { isBusy, save } = useSave()
  const name = written.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name !== '') void save(() => onName(name))
  }
  return (
    <form className="playlist-form" onSubmit={submit}>
      <label>
        {copy.name}
        <input
          data-autofocus
          required
          maxLength={PLAYLIST_NAME_MAX}
          autoComplete="off"
          value={written}
          onChange={({ target }) => setWritten(target.value)}
        />
      </label>
      <div className="dialog-actions">
        <button type="submit" className="button" aria-busy={isBusy} disabled={name === ''}>
          {copy.save}
        </button>
      </div>
    </form>
  )
}

const Choice = ({ song }: { song: Song }) => {
  const copy = usePlayerCopy()
  const playlists = useOwnMusic((state) => state.playlists)
  const { save } = useSave()
  return (
    <ul className="playlist-choice">
      <li>
        <button
          type="button"
          data-autofocus
          onClick={() => openPlaylistDialog({ kind: 'create', song })}
        >
          <IconPlus aria-hidden size={20} stroke={1.6} />
          {copy.ownPlaylists.create}
        </button>
      </li>
      {playlists.map((list) => (
        <li key={list.id}>
          <button type="button" onClick={() => save(() => addToPlaylist(list, song))}>
            <IconPlaylist aria-hidden size={20} stroke={1.6} />
            <span>{list.name}</span>
            <small>{copy.panel.songCount(list.musicSize)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Makes, imports or renames a playlist, or chooses one for a song. */
export const PlaylistDialog = () => {
  const copy = usePlayerCopy().ownPlaylists
  const { close } = useCopy().messages
  const asked = usePlaylistDialog((state) => state.asked)
  if (!asked) return null
  const titles = { import: copy.import, create: copy.create, rename: copy.rename, add: copy.addTo }
  const title = asked.kind === 'add' ? copy.choose(asked.song.name) : titles[asked.kind]
  return (
    <Dialog
      key={asked.kind}
      onClose={closePlaylistDialog}
      className="padded-dialog playlist-dialog"
    >
      <DialogHeader title={title} closeLabel={close} onClose={closePlaylistDialog} />
      {asked.kind === 'import' && (
        <ImportForm
          onDone={closePlaylistDialog}
          onMissing={closePlaylistDialog}
          waiting={<div className="import-waiting" />}
        />
      )}
      {asked.kind === 'add' && <Choice song={asked.song} />}
      {asked.kind === 'create' && (
        <NameForm before="" onName={(name) => createPlaylist(name, asked.song)} />
      )}
      {asked.kind === 'rename' && (
        <NameForm before={asked.list.name} onName={(name) => renamePlaylist(asked.list, name)} />
      )}
    </Dialog>
  )
}
