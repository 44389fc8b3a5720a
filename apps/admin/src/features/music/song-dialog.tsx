import { ADMIN_LENGTH, type LibrarySong } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { DialogForm } from '../../shared/dialog-form.tsx'
import { Field } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'

interface Props {
  readonly song: LibrarySong
  readonly onDone: () => void
  readonly onClose: () => void
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
/** Names may hold any sign, except for the end of a line. */
const lines = (form: FormData, name: string) =>
  text(form, name)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** What a song is called, here and on the site. */
export const SongDialog = ({ song, onDone, onClose }: Props) => {
  const { music, actions } = useCopy().admin
  const save = (form: FormData) =>
    api.updateSong(
      {
        body: {
          id: song.id,
          name: text(form, 'name'),
          artists: lines(form, 'artists'),
          album: text(form, 'album'),
          alia: lines(form, 'alia'),
        },
      },
      { quiet: true },
    )
  return (
    <Dialog title={music.editTags} onClose={onClose}>
      <DialogForm onSubmit={save} onDone={onDone} onCancel={onClose} yes={actions.save}>
        <p className="quiet">{music.tagsHint}</p>
        <Field label={music.name}>
          <input
            className="input"
            name="name"
            required
            maxLength={ADMIN_LENGTH.songName}
            defaultValue={song.name}
          />
        </Field>
        <Field label={music.artists} hint={music.manyHint}>
          <textarea
            className="input"
            name="artists"
            rows={2}
            defaultValue={song.artists.join('\n')}
          />
        </Field>
        <Field label={music.album}>
          <input
            className="input"
            name="album"
            maxLength={ADMIN_LENGTH.songName}
            defaultValue={song.album}
          />
        </Field>
        <Field label={music.alia} hint={music.manyHint}>
          <textarea className="input" name="alia" rows={2} defaultValue={song.alia.join('\n')} />
        </Field>
      </DialogForm>
    </Dialog>
  )
}
