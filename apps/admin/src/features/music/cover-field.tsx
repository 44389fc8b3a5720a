import { useRef, useState } from 'react'
import { Cover } from '../../shared/cover.tsx'
import { useCopy } from '../../shared/language.ts'
import { LibraryButton } from '../../shared/pictures/library-button.tsx'
import { showToast } from '../../shared/toasts.ts'

const NAME = 'cover'
const REMOVED = 'coverRemoved'

/** Returns the chosen picture, `remove` for none, or undefined if the cover stays. */
export const chosenCover = (form: FormData): File | 'remove' | undefined => {
  const file = form.get(NAME)
  if (file instanceof File && file.size > 0) return file
  return form.has(REMOVED) ? 'remove' : undefined
}

/** Covers are stored beside their songs, so that a picture of the library is sent once more. */
const asFiles = async (url: string): Promise<FileList> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  const content = await answer.blob()
  const { type } = content
  const transfer = new DataTransfer()
  transfer.items.add(new File([content], url.slice(url.lastIndexOf('/') + 1), { type }))
  return transfer.files
}

interface Props {
  readonly url: string
  readonly canRemove: boolean
}

/** The cover of a song, with buttons to choose another and to remove it. */
export const CoverField = ({ url, canRemove }: Props) => {
  const { music, table } = useCopy().admin
  const [chosen, setChosen] = useState('')
  const [fromLibrary, setFromLibrary] = useState('')
  const [isRemoved, setIsRemoved] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const toggle = () => {
    if (input.current) input.current.value = ''
    setChosen('')
    setFromLibrary('')
    setIsRemoved(!isRemoved)
  }
  const takeFromLibrary = async (picture: string) => {
    try {
      const files = await asFiles(picture)
      if (!input.current) return
      input.current.files = files
      setChosen('')
      setFromLibrary(picture)
      setIsRemoved(false)
    } catch (error) {
      console.warn('The picture could not be read.', error)
      showToast('error', table.failed)
    }
  }
  return (
    <fieldset className="song-cover">
      <legend>{music.cover}</legend>
      <Cover url={isRemoved ? '' : fromLibrary || url} />
      <div>
        <label className="button ghost file-button">
          <input
            ref={input}
            type="file"
            name={NAME}
            accept="image/*"
            className="for-screen-readers"
            onChange={({ currentTarget }) => {
              setChosen(currentTarget.files?.[0]?.name ?? '')
              setFromLibrary('')
              setIsRemoved(false)
            }}
          />
          {music.chooseCover}
        </label>
        <LibraryButton onChoose={takeFromLibrary} />
        {canRemove && (
          <button type="button" className="button ghost" onClick={toggle}>
            {isRemoved ? music.keepCover : music.removeCover}
          </button>
        )}
        {isRemoved && <input type="hidden" name={REMOVED} value="yes" />}
        <small className="quiet" role="status">
          {chosen || (isRemoved ? music.coverRemoved : music.coverHint)}
        </small>
      </div>
    </fieldset>
  )
}
