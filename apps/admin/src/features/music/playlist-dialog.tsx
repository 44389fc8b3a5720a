import { ADMIN_LENGTH, type LibraryPlaylist } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { DialogForm } from '../../shared/dialog-form.tsx'
import { Field } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'

interface Props {
  /** Left out for a new one. */
  readonly playlist?: LibraryPlaylist
  readonly onDone: () => void
  readonly onClose: () => void
}

export const PlaylistDialog = ({ playlist, onDone, onClose }: Props) => {
  const { playlists, actions } = useCopy().admin
  const save = (form: FormData) => {
    const name = String(form.get('name') ?? '').trim()
    return playlist
      ? api.updatePlaylist({ body: { id: playlist.id, name } }, { quiet: true })
      : api.addPlaylist({ body: { name, songs: [] } }, { quiet: true })
  }
  return (
    <Dialog title={playlist ? playlists.rename : playlists.add} onClose={onClose}>
      <DialogForm onSubmit={save} onDone={onDone} onCancel={onClose} yes={actions.save}>
        <Field label={playlists.name}>
          <input
            className="input"
            name="name"
            required
            maxLength={ADMIN_LENGTH.playlistName}
            defaultValue={playlist?.name}
          />
        </Field>
      </DialogForm>
    </Dialog>
  )
}
