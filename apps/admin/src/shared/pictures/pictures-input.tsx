import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { Cover } from '../cover.tsx'
import { useCopy } from '../language.ts'
import { withMoved } from '../ordered-list.tsx'
import { showToast } from '../toasts.ts'
import { FileButton } from './file-button.tsx'
import { fileDrop } from './file-drop.ts'
import { LibraryButton } from './library-button.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useUploads } from './use-uploads.ts'

const ICON = { 'aria-hidden': true, size: 16, stroke: 1.6 } as const

interface Props {
  readonly label: string
  readonly value: readonly string[]
  readonly limit: number
  readonly onChange: (change: (urls: readonly string[]) => readonly string[]) => void
}

/** An ordered list of pictures with add, move and remove. */
export const PicturesInput = ({ label, value, limit, onChange }: Props) => {
  const { talks, photos, actions } = useCopy().admin
  const { pictures } = useCopy()
  const hint = useId()
  const uploads = useUploads({
    onUploaded: async (urls) => onChange((before) => [...before, ...urls].slice(0, limit)),
  })
  const choose = (files: readonly File[]) => {
    const free = limit - value.length
    if (files.length > free) showToast('error', talks.tooMany(limit))
    uploads.send(files.slice(0, free))
  }
  return (
    <fieldset
      className="field"
      aria-describedby={hint}
      {...fileDrop((files) => !uploads.isBusy && choose(files))}
    >
      <legend className="field-name">{label}</legend>
      <ol className="pictures-input">
        {value.map((url, place) => (
          <li key={url}>
            <Cover url={url} />
            <span className="actions">
              <button
                type="button"
                className="icon-button"
                aria-label={`${photos.moveForward}: ${photos.photo(place + 1)}`}
                disabled={place === 0}
                onClick={() => onChange((urls) => withMoved(urls, place, -1))}
              >
                <IconArrowLeft {...ICON} />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={`${actions.remove}: ${photos.photo(place + 1)}`}
                onClick={() => onChange((urls) => urls.filter((other) => other !== url))}
              >
                <IconX {...ICON} />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={`${photos.moveBack}: ${photos.photo(place + 1)}`}
                disabled={place === value.length - 1}
                onClick={() => onChange((urls) => withMoved(urls, place, 1))}
              >
                <IconArrowRight {...ICON} />
              </button>
            </span>
          </li>
        ))}
      </ol>
      {value.length < limit && (
        <div className="library-upload">
          <FileButton label={pictures.choose} isBusy={uploads.isBusy} onFiles={choose} />
          <LibraryButton
            onChoose={(url) =>
              onChange((before) => (before.includes(url) ? before : [...before, url]))
            }
          />
        </div>
      )}
      <UploadProgress uploads={uploads} />
      <p id={hint} className="hint">
        {talks.picturesHint(value.length, limit)}
      </p>
    </fieldset>
  )
}
