import { type LibraryPlaylist, TEXT_ENCODINGS } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import { Field } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { useAction } from '../../shared/use-action.ts'
import { MUSIC } from './music.queries.ts'

/** The encoding of old tags in a folder. A change reads its songs again. */
export const FolderEncoding = ({ playlist }: { playlist: LibraryPlaylist }) => {
  const { playlists } = useCopy().admin
  const action = useAction(MUSIC)
  const { id, encoding } = playlist
  const choices = ['', ...TEXT_ENCODINGS] as const
  return (
    <section className="sheet" aria-label={playlists.encoding}>
      <Field label={playlists.encoding} hint={playlists.encodingHint}>
        <select
          className="input"
          value={encoding}
          onChange={({ currentTarget: { value } }) => {
            const chosen = choices.find((one) => one === value)
            void action(
              () => api.updatePlaylist({ body: { id, encoding: chosen } }),
              playlists.encodingChanged,
            )
          }}
        >
          {choices.map((one) => (
            <option key={one} value={one}>
              {playlists.encodings[one]}
            </option>
          ))}
        </select>
      </Field>
    </section>
  )
}
