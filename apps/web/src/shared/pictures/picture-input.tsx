import { PICTURE_TYPES } from '@lanting/contract'
import type { ChangeEvent, InputHTMLAttributes, Ref } from 'react'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  readonly ref?: Ref<HTMLInputElement>
  readonly onFiles: (files: readonly File[]) => void
}

/** Chooses a picture from the device. Looks like its label, and is busy while it is disabled. */
export const PictureInput = ({ onFiles, className, title, children, ...input }: Props) => {
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // So that the same file can be chosen again after a failure.
    currentTarget.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <label className={className} title={title} aria-busy={input.disabled}>
      <input
        {...input}
        type="file"
        className="for-screen-readers"
        accept={PICTURE_TYPES.join(',')}
        onChange={take}
      />
      {children}
    </label>
  )
}
