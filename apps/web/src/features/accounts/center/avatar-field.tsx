import { DEFAULT_AVATARS } from '@lanting/contract'
import { useId } from 'react'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import type { Field } from '../../../shared/forms/use-form.ts'
import { PictureField } from '../../../shared/pictures/picture-field.tsx'
import type { UploadState } from '../../../shared/pictures/picture-upload-state.ts'

interface Props {
  readonly field: Field
  /** The current avatar. It stays among the choices. */
  readonly current: string
  readonly onPicture: (status: UploadState['status']) => void
}

/** The user's own images: the current one and the newly chosen one. */
const ownPictures = (...pictures: string[]) =>
  [...new Set(pictures)].filter((src) => src !== '' && !DEFAULT_AVATARS.includes(src))

/** A default avatar or an own image. */
export const AvatarField = ({ field, current, onPicture }: Props) => {
  const { profile } = useFormCopy().userCenter
  const id = useId()
  const { name, value, fault, onChange } = field
  const own = DEFAULT_AVATARS.includes(value) ? '' : value
  const choices = [
    ...ownPictures(current, value).map((src) => ({ src, label: profile.ownAvatar })),
    ...DEFAULT_AVATARS.map((src, place) => ({ src, label: profile.avatars[place] ?? '' })),
  ]
  return (
    <fieldset aria-describedby={fault && `${id}-fault`}>
      <legend>{profile.avatar}</legend>
      <div className="avatar-choices">
        {choices.map(({ src, label }) => (
          <label key={src} className="avatar-choice">
            <input
              type="radio"
              name={name}
              value={src}
              checked={value === src}
              onChange={() => onChange(src)}
            />
            <img className="avatar" src={src} alt={label} width={64} height={64} />
          </label>
        ))}
      </div>
      <PictureField
        label={profile.ownAvatar}
        shape="round"
        value={own}
        onChange={onChange}
        onStatus={onPicture}
      />
      {fault && (
        <p id={`${id}-fault`} className="field-fault">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
