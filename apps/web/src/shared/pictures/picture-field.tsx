import { IconPhoto } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import './picture-field.css'
import { useCopy } from '../language.ts'
import { pictureAttributes } from './picture-attributes.ts'
import { PictureInput } from './picture-input.tsx'
import { PictureProgress } from './picture-progress.tsx'
import { isBusy, type UploadState } from './picture-upload-state.ts'
import { usePictureUpload } from './use-picture-upload.ts'

interface Props {
  readonly label: string
  /** The address of the image; empty without one. */
  readonly value: string
  readonly onChange: (url: string) => void
  readonly shape?: 'round' | 'square' | 'wide'
  /** Without it the image can be changed, but not removed. */
  readonly removable?: boolean
  /** Reports the upload status, because a form waits for uploads and stops after a failure. */
  readonly onStatus?: (status: UploadState['status']) => void
}

/** Chooses, uploads and previews an image. */
export const PictureField = (props: Props) => {
  const { label, value, onChange, shape = 'square', removable = false, onStatus } = props
  const { pictures } = useCopy()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { state, preview, choose, cancel } = usePictureUpload(({ url }) => onChange(url))
  const { status } = state
  useEffect(() => onStatus?.(status), [onStatus, status])

  /** Keeps the focus in the field when the clicked button disappears. */
  const andStay = (work: () => void) => () => {
    work()
    input.current?.focus()
  }
  const shown = preview ? { src: preview } : value && pictureAttributes(value, '240px')

  return (
    <fieldset className="picture-field" data-shape={shape} aria-busy={isBusy(state)}>
      <legend>{label}</legend>
      <div className="picture-frame">
        {shown ? (
          <img {...shown} alt={pictures.preview} />
        ) : (
          <IconPhoto aria-hidden size={32} stroke={1.2} />
        )}
      </div>
      <div className="picture-actions">
        <PictureInput
          ref={input}
          className="button ghost"
          aria-describedby={id}
          onFiles={([file]) => file && void choose(file)}
        >
          {value ? pictures.change : pictures.choose}
        </PictureInput>
        {removable && value && !isBusy(state) && (
          <button type="button" className="text-button" onClick={andStay(() => onChange(''))}>
            {pictures.remove}
          </button>
        )}
        {isBusy(state) && (
          <button type="button" className="text-button" onClick={andStay(cancel)}>
            {pictures.cancel}
          </button>
        )}
      </div>
      <PictureProgress id={id} state={state} />
    </fieldset>
  )
}
