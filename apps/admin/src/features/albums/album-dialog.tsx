import { type AdminAlbum, LENGTH } from '@lanting/contract'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { DialogForm, formText } from '../../shared/dialog-form.tsx'
import { TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { PictureInput } from '../../shared/pictures/picture-input.tsx'

interface Props {
  readonly album?: AdminAlbum
  readonly onDone: () => void
  readonly onClose: () => void
}

export const AlbumDialog = ({ album, onDone, onClose }: Props) => {
  const { albums } = useCopy().admin
  const [cover, setCover] = useState(album?.chosen_cover ?? '')
  const save = (form: FormData) => {
    const body = {
      album_name: formText(form, 'name'),
      description: formText(form, 'description'),
      album_cover: cover,
    }
    return album
      ? api.updateAlbum({ body: { id: album.id, ...body } }, { quiet: true })
      : api.addAlbum({ body }, { quiet: true })
  }
  return (
    <DialogForm
      title={album ? albums.edit : albums.add}
      onSubmit={save}
      onDone={onDone}
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
