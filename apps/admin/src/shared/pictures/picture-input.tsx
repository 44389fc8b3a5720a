import { PICTURE_TYPES } from '@lanting/contract'
import { IconPhoto } from '@tabler/icons-react'
import { type ChangeEvent, type ReactNode, useId, useState } from 'react'
import { failureText } from '../api.ts'
import { Cover } from '../cover.tsx'
import { useCopy } from '../language.ts'
import { ArtChooser } from './art-chooser.tsx'
import { fileDrop } from './file-drop.ts'
import { LibraryButton } from './library-button.tsx'
import type { PaintingFor } from './painting.queries.ts'
import { PaintingDialog } from './painting-dialog.tsx'
import { trackUpload } from './running-uploads.ts'
import { uploadPicture } from './upload-picture.ts'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (url: string) => void
  readonly shape?: 'square' | 'wide'
  readonly fault?: string | undefined
  /** Offers the artwork of the site. */
  readonly withArt?: boolean
  /** Offers paintings of this subject. */
  readonly painting?: PaintingFor
  /** The painting is a banner, not a cover. */
  readonly isBanner?: boolean
  /** Shown while nothing is chosen. */
  readonly unchosen?: ReactNode
}

/** A picture that is uploaded or chosen from the artwork. */
export const PictureInput = (props: Props) => {
  const { label, value, onChange, shape = 'square', fault, withArt, painting } = props
  const { isBanner = false, unchosen } = props
  const copy = useCopy()
  const { pictures, admin } = copy
  const id = useId()
  const [percent, setPercent] = useState<number>()
  const [failure, setFailure] = useState('')
  const [choosing, setChoosing] = useState<'art' | 'painting'>()

  const close = () => setChoosing(undefined)
  const choose = (url: string) => {
    onChange(url)
    close()
  }

  const take = async (file: File | undefined) => {
    if (!file) return
    setFailure('')
    setPercent(0)
    try {
      const onProgress = (share: number) => setPercent(Math.floor(share * 100))
      const { url } = await trackUpload(uploadPicture(file, onProgress))
      onChange(url)
    } catch (error) {
      setFailure(failureText(error, copy))
    } finally {
      setPercent(undefined)
    }
  }

  const takeChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    return take(file)
  }

  return (
    <fieldset
      className="field"
      data-wrong={Boolean(fault)}
      aria-describedby={id}
      {...fileDrop(([file]) => void take(file))}
    >
      <legend className="field-name">{label}</legend>
      <div className="picture-box" data-shape={shape}>
        <div className="frame">
          {value ? (
            <Cover url={value} />
          ) : (
            (unchosen ?? <IconPhoto aria-hidden size={28} stroke={1.2} />)
          )}
        </div>
        <div className="actions">
          <label className="button ghost">
            <input
              type="file"
              className="for-screen-readers"
              accept={PICTURE_TYPES.join(',')}
              aria-label={`${label}: ${pictures.choose}`}
              onChange={takeChosen}
            />
            {value ? pictures.change : pictures.choose}
          </label>
          <LibraryButton onChoose={onChange} />
          {withArt && (
            <button type="button" className="button ghost" onClick={() => setChoosing('art')}>
              {admin.headers.fromArt}
            </button>
          )}
          {painting && (
            <button type="button" className="button ghost" onClick={() => setChoosing('painting')}>
              {admin.paintings.choose}
            </button>
          )}
          {value && (
            <button type="button" className="link" onClick={() => onChange('')}>
              {pictures.remove}
            </button>
          )}
          {percent !== undefined && (
            <progress className="progress" max={100} value={percent} aria-label={label} />
          )}
        </div>
      </div>
      <p id={id} role="status" className="fault">
        {failure || fault}
      </p>
      {choosing === 'art' && <ArtChooser onChoose={choose} onClose={close} />}
      {choosing === 'painting' && painting && (
        <PaintingDialog subject={painting} isBanner={isBanner} onChoose={choose} onClose={close} />
      )}
    </fieldset>
  )
}
