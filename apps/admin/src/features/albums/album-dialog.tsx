import { type AdminAlbum, LENGTH } from '@lanting/contract'
import { useRef, useState } from 'react'
import { api } from '../../shared/api.ts'
import { DialogForm, formText } from '../../shared/dialog-form.tsx'
import { TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { PictureInput } from '../../shared/pictures/picture-input.tsx'
import { useClientId } from '../../shared/use-client-id.ts'

interface Props {
  readonly album?: AdminAlbum
  /** Called with the id of a new album, and without one after a change. */
  readonly onDone: (newId?: number) => void
  readonly onClose: () => void
}

export const AlbumDialog = ({ album, onDone, onClose }: Props) => {
  const { albums } = useCopy().admin
  const [cover, setCover] = useState(album?.chosen_cover ?? '')
  const { clientId } = useClientId()
  const made = useRef<number>(undefined)
  const save = async (form: FormData) => {
    const body = {
      album_name: formText(form, 'name'),
      description: formText(form, 'description'),
      album_cover: cover,
    }
    if (album) await api.updateAlbum({ body: { id: album.id, ...body } }, { quiet: true })
    else {
      const added = { ...body, client_id: clientId(body) }
      made.current = (await api.addAlbum({ body: added }, { quiet: true })).id
    }
  }
  return (
    <DialogForm
      title={album ? albums.edit : albums.add}
      onSubmit={save}
      onDone={() => onDone(made.current)}
      onClose={onClose}
    >
      <TextField
        label={albums.name}
        name="name"
        required
        maxLength={LENGTH.albumName}
        defaultValue={album?.album_name}
      />
      <TextField
        label={albums.description}
        name="description"
        maxLength={LENGTH.albumDescription}
        defaultValue={album?.description}
      />
      <PictureInput label={albums.cover} shape="wide" withArt value={cover} onChange={setCover} />
      <p className="hint">{albums.coverHint}</p>
    </DialogForm>
  )
}
