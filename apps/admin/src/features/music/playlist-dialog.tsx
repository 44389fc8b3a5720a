import { ADMIN_LENGTH, type LibraryPlaylist } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import { DialogForm, formText } from '../../shared/dialog-form.tsx'
import { TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'

interface Props {
  /** Omitted for a new playlist. */
  readonly playlist?: LibraryPlaylist
  readonly onDone: () => void
  readonly onClose: () => void
}

export const PlaylistDialog = ({ playlist, onDone, onClose }: Props) => {
  const { playlists } = useCopy().admin
  const save = (form: FormData) => {
    const name = formText(form, 'name')
    return playlist
      ? api.updatePlaylist({ body: { id: playlist.id, name } }, { quiet: true })
      : api.addPlaylist({ body: { name, songs: [] } }, { quiet: true })
  }
  return (
    <DialogForm
      title={playlist ? playlists.rename : playlists.add}
      onSubmit={save}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField
        label={playlists.name}
        name="name"
        required
        maxLength={ADMIN_LENGTH.playlistName}
        defaultValue={playlist?.name}
      />
    </DialogForm>
  )
}
