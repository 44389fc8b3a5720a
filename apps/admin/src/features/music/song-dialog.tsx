import { ADMIN_LENGTH, type LibrarySong } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import { DialogForm, formText } from '../../shared/dialog-form.tsx'
import { TextAreaField, TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { CoverField, chosenCover } from './cover-field.tsx'

interface Props {
  readonly song: LibrarySong
  readonly onDone: () => void
  readonly onClose: () => void
}

/** One name per line: a name may contain any other character. */
const lines = (form: FormData, name: string) =>
  formText(form, name)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** Edits the displayed details of a song. */
export const SongDialog = ({ song, onDone, onClose }: Props) => {
  const { music } = useCopy().admin
  const save = async (form: FormData) => {
    const content = chosenCover(form)
    if (content === 'remove') {
      await api.deleteSongCover({ params: { id: song.id } }, { quiet: true })
    } else if (content) {
      await api.uploadSongCover({ query: { id: song.id }, file: { content } }, { quiet: true })
    }
    await api.updateSong(
      {
        body: {
          id: song.id,
          name: formText(form, 'name'),
          artists: lines(form, 'artists'),
          album: formText(form, 'album'),
          alia: lines(form, 'alia'),
        },
      },
      { quiet: true },
    )
  }
  return (
    <DialogForm title={music.editTags} onSubmit={save} onDone={onDone} onClose={onClose}>
      <p className="quiet">{music.tagsHint}</p>
      <CoverField url={song.picUrl} canRemove={song.hasOwnCover} />
      <TextField
        label={music.name}
        name="name"
        required
        maxLength={ADMIN_LENGTH.songName}
        defaultValue={song.name}
      />
      <TextAreaField
        label={music.artists}
        hint={music.manyHint}
        name="artists"
        rows={2}
        defaultValue={song.artists.join('\n')}
      />
      <TextField
        label={music.album}
        name="album"
        maxLength={ADMIN_LENGTH.songName}
        defaultValue={song.album}
      />
      <TextAreaField
        label={music.alia}
        hint={music.manyHint}
        name="alia"
        rows={2}
        defaultValue={song.alia.join('\n')}
      />
    </DialogForm>
  )
}
