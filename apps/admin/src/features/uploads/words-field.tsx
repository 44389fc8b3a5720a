import { type AdminUpload, LENGTH } from '@lanting/contract'
import type { SubmitEvent } from 'react'
import { api } from '../../shared/api.ts'
import { formText } from '../../shared/dialog-form.tsx'
import { useCopy } from '../../shared/language.ts'
import { useAction } from '../../shared/use-action.ts'
import { UPLOADS } from './uploads.queries.ts'

interface Props {
  readonly upload: AdminUpload
  readonly name: 'alt' | 'caption'
}

/** Description or caption of a picture. Saved with Enter, or when the field is left. */
export const WordsField = ({ upload, name }: Props) => {
  const { uploads } = useCopy().admin
  const action = useAction(UPLOADS)
  const { url, [name]: words } = upload
  const [label, hint, done] =
    name === 'alt'
      ? [uploads.alt, uploads.altHint, uploads.described]
      : [uploads.caption, uploads.captionHint, uploads.captioned]
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = formText(new FormData(event.currentTarget), name)
    if (written === words) return
    const body = name === 'alt' ? { url, alt: written } : { url, caption: written }
    void action(() => api.updateUpload({ body }), done)
  }
  return (
    <form onSubmit={save} onBlur={({ currentTarget }) => currentTarget.requestSubmit()}>
      <input
        key={`${upload.id} ${words}`}
        className="input words-field"
        name={name}
        aria-label={`${label}: ${url}`}
        placeholder={hint}
        maxLength={LENGTH.pictureAlt}
        defaultValue={words}
      />
    </form>
  )
}
