import type { ArticleFields } from '@lanting/contract'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { failureText } from '../../shared/api.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { fullDate } from '../../shared/formats.ts'
import { useCopy, type Words } from '../../shared/language.ts'
import { say } from '../../shared/toasts.ts'
import type { DraftKeeper } from './autosave.ts'
import type { Draft } from './draft.ts'
import { PublishFields } from './publish-fields.tsx'
import { missingOf, visibilityOf } from './publishing.rules.ts'
import { publish } from './send-draft.ts'

interface Props {
  readonly keeper: DraftKeeper
  readonly draft: Draft
  readonly onClose: () => void
  readonly onPublished: () => void
}

/** Sends the draft to its article. What was refused is told here, and nothing is lost by it. */
const useSaving = ({ keeper, onClose, onPublished }: Props) => {
  const words = useCopy()
  return useMutation({
    mutationFn: async () => {
      let failure: unknown
      const sent = await keeper.sendBy(async (base, fields) => {
        const result = await publish(base, fields)
        failure = result.error
        return result
      })
      if (sent.outcome === 'refused') throw failure
      return sent.outcome
    },
    onSuccess: (outcome) => {
      // Whoever has to decide between two texts does so in the merge view.
      if (outcome === 'overtaken') return onClose()
      if (outcome === 'unreachable') return say('error', words.admin.editor.status.waiting)
      onPublished()
      say('info', doneText(keeper.getState().fields, words))
      onClose()
    },
  })
}

const doneText = (fields: ArticleFields, { admin }: Words) => {
  const visibility = visibilityOf(fields)
  return visibility === 'scheduled'
    ? admin.publishing.done.scheduled(fullDate(fields.publishAtMs ?? 0))
    : admin.publishing.done[visibility]
}

export const PublishDialog = (props: Props) => {
  const { keeper, draft, onClose } = props
  const words = useCopy()
  const { publishing, actions } = words.admin
  const [isTried, setTried] = useState(false)
  const saving = useSaving(props)
  const missing = isTried ? missingOf(draft.fields, Date.now()) : []
  const elsewhere = missing.find((name) => name === 'titleMissing' || name === 'contentMissing')

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (missingOf(draft.fields, Date.now()).length === 0) saving.mutate()
  }

  return (
    <Dialog title={publishing.title} shape="side" onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <PublishFields fields={draft.fields} onChange={keeper.type} missing={missing} />
        <p className="fault" role="alert">
          {saving.isError && failureText(saving.error, words)}
          {elsewhere && publishing[elsewhere]}
        </p>
        <div className="dialog-actions">
          <button type="button" className="button ghost" onClick={onClose}>
            {actions.cancel}
          </button>
          <button type="submit" className="button" aria-busy={saving.isPending}>
            {publishing.confirm[visibilityOf(draft.fields)]}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
