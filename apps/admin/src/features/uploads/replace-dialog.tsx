import type { AdminUpload } from '@lanting/contract'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { Cover } from '../../shared/cover.tsx'
import { DialogForm } from '../../shared/dialog-form.tsx'
import { useCopy } from '../../shared/language.ts'
import { PictureInput } from '../../shared/pictures/picture-input.tsx'
import { useAction } from '../../shared/use-action.ts'
import { UPLOADS } from './uploads.queries.ts'

interface Props {
  readonly upload: AdminUpload
  readonly onClose: () => void
}

/** Chooses the picture that is shown wherever this one is shown now. */
export const ReplaceDialog = ({ upload: { url, uses }, onClose }: Props) => {
  const { uploads } = useCopy().admin
  const action = useAction(UPLOADS, onClose)
  const [replacement, setReplacement] = useState('')
  const [isAsked, setAsked] = useState(false)
  const shown = uses.filter(({ place }) => place !== 'library').length
  const replace = async () => {
    setAsked(true)
    if (replacement === '' || replacement === url) return
    await action(
      () => api.replaceUpload({ body: { url, replacement } }),
      () => uploads.replaced(shown),
    )
  }
  return (
    <DialogForm
      title={uploads.replaceTitle}
      submitLabel={uploads.replaceNow}
      danger
      onSubmit={replace}
      onDone={() => undefined}
      onClose={onClose}
    >
      <p>{uploads.replaceLead(shown)}</p>
      <div className="dialog-picture">
        <Cover url={url} />
      </div>
      <PictureInput
        label={uploads.replacement}
        shape="wide"
        value={replacement}
        onChange={setReplacement}
        fault={isAsked && replacement === '' ? uploads.replaceNeeds : undefined}
      />
    </DialogForm>
  )
}
