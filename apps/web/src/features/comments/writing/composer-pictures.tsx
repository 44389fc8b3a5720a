import { PICTURES_PER_COMMENT } from '@lanting/contract'
import type { CommentPanelCopy } from '@lanting/copy/comment-panel'
import { IconPhoto, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId } from 'react'
import { pictureAttributes } from '../../../shared/pictures/picture-attributes.ts'
import { PictureInput } from '../../../shared/pictures/picture-input.tsx'
import { PictureProgress } from '../../../shared/pictures/picture-progress.tsx'
import { isBusy } from '../../../shared/pictures/picture-upload-state.ts'
import { usePictureUpload } from '../../../shared/pictures/use-picture-upload.ts'

interface Props {
  readonly copy: Pick<CommentPanelCopy, 'addPicture' | 'removePicture' | 'ownPicture'>
  readonly urls: readonly string[]
  readonly onUrls: (change: (urls: readonly string[]) => readonly string[]) => void
  /** A picture from the clipboard. */
  readonly pasted: File | undefined
  readonly onUploading: (isUploading: boolean) => void
}

/** Chooses and uploads the pictures of a comment, one after the other. */
export const ComposerPictures = ({ copy, urls, onUrls, pasted, onUploading }: Props) => {
  const id = useId()
  const { state, preview, choose } = usePictureUpload(({ url }) =>
    onUrls((before) => [...before, url]),
  )
  const isUploading = isBusy(state)
  const isFull = urls.length >= PICTURES_PER_COMMENT
  const add = useEffectEvent((file: File) => {
    if (!isFull && !isUploading) void choose(file)
  })
  useEffect(() => {
    if (pasted) add(pasted)
  }, [pasted])
  useEffect(() => onUploading(isUploading), [onUploading, isUploading])
  return (
    <>
      {!isFull && (
        <PictureInput
          className="icon-button composer-picture-button"
          title={copy.addPicture}
          aria-label={copy.addPicture}
          aria-describedby={id}
          disabled={isUploading}
          onFiles={([file]) => file && void choose(file)}
        >
          <IconPhoto aria-hidden size={20} stroke={1.6} />
        </PictureInput>
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
                onClick={() => onUrls((before) => before.filter((other) => other !== url))}
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
