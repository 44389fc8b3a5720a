import { type AdminAlbum, LENGTH } from '@lanting/contract'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { DialogForm } from '../../shared/dialog-form.tsx'
import { Field } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { PictureInput } from '../../shared/pictures/picture-input.tsx'

interface Props {
  readonly album?: AdminAlbum
  readonly onDone: () => void
  readonly onClose: () => void
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

export const AlbumDialog = ({ album, onDone, onClose }: Props) => {
  const { albums, actions } = useCopy().admin
  const [cover, setCover] = useState(album?.chosen_cover ?? '')
  const save = (form: FormData) => {
    const body = {
      album_name: text(form, 'name'),
      description: text(form, 'description'),
      album_cover: cover,
    }
    return album
      ? api.updateAlbum({ body: { id: album.id, ...body } }, { quiet: true })
      : api.addAlbum({ body }, { quiet: true })
  }
  return (
    <Dialog title={album ? albums.edit : albums.add} onClose={onClose}>
      <DialogForm onSubmit={save} onDone={onDone} onCancel={onClose} yes={actions.save}>
        <Field label={albums.name}>
          <input
            className="input"
            name="name"
            required
            maxLength={LENGTH.albumName}
            defaultValue={album?.album_name}
          />
        </Field>
        <Field label={albums.description}>
          <input
            className="input"
            name="description"
            maxLength={LENGTH.albumDescription}
            defaultValue={album?.description}
          />
        </Field>
        <PictureInput label={albums.cover} shape="wide" withArt value={cover} onChange={setCover} />
        <p className="hint">{albums.coverHint}</p>
      </DialogForm>
    </Dialog>
  )
}
