import { DESK_LENGTH, type LibraryPlaylist } from '@lanting/contract'
import { ActForm } from '../../shared/act-form.tsx'
import { api } from '../../shared/api.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { Field } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'

interface Props {
  /** Left out for a new one. */
  readonly playlist?: LibraryPlaylist
  readonly onDone: () => void
  readonly onClose: () => void
}

export const PlaylistDialog = ({ playlist, onDone, onClose }: Props) => {
  const { playlists, acts } = useCopy().admin
  const save = (form: FormData) => {
    const name = String(form.get('name') ?? '').trim()
    return playlist
      ? api.updatePlaylist({ body: { id: playlist.id, name } }, { quiet: true })
      : api.addPlaylist({ body: { name, songs: [] } }, { quiet: true })
  }
  return (
    <Dialog title={playlist ? playlists.rename : playlists.add} onClose={onClose}>
      <ActForm onSubmit={save} onDone={onDone} onCancel={onClose} yes={acts.save}>
        <Field label={playlists.name}>
          <input
            className="input"
            name="name"
            required
            maxLength={DESK_LENGTH.playlistName}
            defaultValue={playlist?.name}
          />
        </Field>
      </ActForm>
    </Dialog>
  )
}
