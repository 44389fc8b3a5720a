import { type AdminPhoto, LENGTH } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import { Cover } from '../../shared/cover.tsx'
import { DialogForm, formText } from '../../shared/dialog-form.tsx'
import { TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'

interface Props {
  readonly photo: AdminPhoto
  readonly onDone: () => void
  readonly onClose: () => void
}

/** The caption of a photo, and when and with what it was taken. */
export const PhotoDialog = ({ photo, onDone, onClose }: Props) => {
  const { photos } = useCopy().admin
  const save = (form: FormData) =>
    api.updatePhoto(
      {
        body: {
          id: photo.id,
          caption: formText(form, 'caption'),
          taken_at: formText(form, 'taken_at')
            .replace('T', ' ')
            .slice(0, 'YYYY-MM-DD HH:mm'.length),
          camera: formText(form, 'camera'),
        },
      },
      { quiet: true },
    )
  return (
    <DialogForm title={photos.edit} onSubmit={save} onDone={onDone} onClose={onClose}>
      <div className="dialog-picture">
        <Cover url={photo.url} />
      </div>
      <TextField
        label={photos.caption}
        name="caption"
        maxLength={LENGTH.photoCaption}
        defaultValue={photo.caption}
      />
      <TextField
        label={photos.takenAt}
        hint={photos.takenHint}
        name="taken_at"
        type="datetime-local"
        defaultValue={photo.taken_at.replace(' ', 'T')}
      />
      <TextField
        label={photos.camera}
        name="camera"
        maxLength={LENGTH.camera}
        defaultValue={photo.camera}
      />
    </DialogForm>
  )
}
