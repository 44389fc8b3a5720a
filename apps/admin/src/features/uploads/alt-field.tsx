import { type AdminUpload, LENGTH } from '@lanting/contract'
import type { SubmitEvent } from 'react'
import { api } from '../../shared/api.ts'
import { formText } from '../../shared/dialog-form.tsx'
import { useCopy } from '../../shared/language.ts'
import { useAction } from '../../shared/use-action.ts'
import { UPLOADS } from './uploads.queries.ts'

/** Describes the picture in words. Saved with Enter, or when the field is left. */
export const AltField = ({ upload: { id, url, alt } }: { upload: AdminUpload }) => {
  const { uploads } = useCopy().admin
  const action = useAction(UPLOADS)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = formText(new FormData(event.currentTarget), 'alt')
    if (written === alt) return
    void action(() => api.updateUpload({ body: { url, alt: written } }), uploads.described)
  }
  return (
    <form onSubmit={save} onBlur={({ currentTarget }) => currentTarget.requestSubmit()}>
      <input
        key={`${id} ${alt}`}
        className="input alt-field"
        name="alt"
        aria-label={`${uploads.alt}: ${url}`}
        placeholder={uploads.altHint}
        maxLength={LENGTH.pictureAlt}
        defaultValue={alt}
      />
    </form>
  )
}
