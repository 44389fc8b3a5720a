import { PICTURES_PER_COMMENT } from '@lanting/contract'
import type { CommentPanelCopy } from '@lanting/copy/comment-panel'
import { IconPhoto, IconX } from '@tabler/icons-react'
import { type ChangeEvent, useEffect, useEffectEvent, useId } from 'react'
import { pictureAttributes } from '../../../shared/pictures/picture-attributes.ts'
import { PictureProgress } from '../../../shared/pictures/picture-progress.tsx'
import { isBusy } from '../../../shared/pictures/picture-upload-state.ts'
import { usePictureUpload } from '../../../shared/pictures/use-picture-upload.ts'

/** The image types that the server accepts. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

interface Props {
  readonly copy: Pick<CommentPanelCopy, 'addPicture' | 'removePicture' | 'ownPicture'>
  readonly urls: readonly string[]
  readonly onUrls: (urls: readonly string[]) => void
  /** A picture from the clipboard. */
  readonly pasted: File | undefined
  readonly onUploading: (isUploading: boolean) => void
}

/** Chooses and uploads the pictures of a comment, one after the other. */
export const ComposerPictures = ({ copy, urls, onUrls, pasted, onUploading }: Props) => {
  const id = useId()
  const { state, preview, choose } = usePictureUpload(({ url }) => onUrls([...urls, url]))
  const isUploading = isBusy(state)
  const isFull = urls.length >= PICTURES_PER_COMMENT
  const add = useEffectEvent((file: File) => {
    if (!isFull && !isUploading) void choose(file)
  })
  useEffect(() => {
    if (pasted) add(pasted)
  }, [pasted])
  useEffect(() => onUploading(isUploading), [onUploading, isUploading])

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // So that the same file can be chosen again after a failure.
    currentTarget.value = ''
    if (file) void choose(file)
  }
  return (
    <>
      {!isFull && (
        <label className="icon-button composer-picture-button" title={copy.addPicture}>
          <input
            type="file"
            className="for-screen-readers"
            accept={ACCEPTED}
            aria-label={copy.addPicture}
            aria-describedby={id}
            disabled={isUploading}
            onChange={take}
          />
          <IconPhoto aria-hidden size={20} stroke={1.6} />
        </label>
      )}
      <PictureProgress id={id} state={state} />
      {(urls.length > 0 || preview) && (
        <ul className="composer-pictures">
          {urls.map((url, at) => (
            <li key={url}>
              <img {...pictureAttributes(url, '72px')} alt={copy.ownPicture(at + 1)} />
              <button
                type="button"
                aria-label={copy.removePicture(at + 1)}
                onClick={() => onUrls(urls.filter((other) => other !== url))}
              >
                <IconX aria-hidden size={14} stroke={2} />
              </button>
            </li>
          ))}
          {preview && (
            <li data-waiting="true">
              <img src={preview} alt="" />
            </li>
          )}
        </ul>
      )}
    </>
  )
}
