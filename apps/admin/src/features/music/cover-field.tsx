import { useState } from 'react'
import { Cover } from '../../shared/cover.tsx'
import { useCopy } from '../../shared/language.ts'

const NAME = 'cover'

/** Returns the chosen picture; undefined if the cover stays. */
export const chosenCover = (form: FormData): File | undefined => {
  const file = form.get(NAME)
  return file instanceof File && file.size > 0 ? file : undefined
}

/** The cover of a song, with a button to choose another. */
export const CoverField = ({ url }: { url: string }) => {
  const { music } = useCopy().admin
  const [chosen, setChosen] = useState('')
  return (
    <fieldset className="song-cover">
      <legend>{music.cover}</legend>
      <Cover url={url} />
      <span>
        <label className="button ghost file-button">
          <input
            type="file"
            name={NAME}
            accept="image/*"
            className="for-screen-readers"
            onChange={({ currentTarget }) => setChosen(currentTarget.files?.[0]?.name ?? '')}
          />
          {music.chooseCover}
        </label>
        <small className="quiet" role="status">
          {chosen || music.coverHint}
        </small>
      </span>
    </fieldset>
  )
}
