import type { ArticleFields } from '@lanting/contract'
import { type SubmitEvent, useRef, useState } from 'react'
import { failureText } from '../../shared/api.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { dueDate } from '../../shared/formats.ts'
import { type Copy, useCopy } from '../../shared/language.ts'
import { uploadsEnd, useIsUploading } from '../../shared/pictures/running-uploads.ts'
import { showToast } from '../../shared/toasts.ts'
import { useFocusFault } from '../../shared/use-focus-fault.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import type { Autosave } from './autosave.ts'
import type { Draft } from './draft.ts'
import { PublishFields } from './publish-fields.tsx'
import { type Missing, missingOf, visibilityOf } from './publishing.rules.ts'

interface Props {
  readonly autosave: Autosave
  readonly draft: Draft
  readonly onClose: () => void
  readonly onPublished: () => void
}

/** Publishes the draft. A rejected request shows its error and keeps the draft. */
const useSaving = ({ autosave, onClose, onPublished }: Props) => {
  const copy = useCopy()
  return useSingleMutation({
    mutationFn: async () => {
      // A picture that is being uploaded belongs to what is published.
      await uploadsEnd()
      const sent = await autosave.publish()
      if (sent.outcome === 'refused') throw sent.error
      return sent
    },
    onSuccess: (sent) => {
      if (sent.outcome === 'overtaken') {
        showToast('error', copy.admin.publishing.overtaken)
        return onClose()
      }
      if (sent.outcome === 'unreachable') return
      onPublished()
      showToast('info', doneText(autosave.getState().fields, copy))
      onClose()
    },
  })
}

/** Why the last attempt published nothing, unless its field says so itself. */
const refusalOf = (
  missing: readonly Missing[],
  { error, data }: ReturnType<typeof useSaving>,
  copy: Copy,
): string => {
  const { publishing, editor } = copy.admin
  const elsewhere = missing.find((name) => name === 'titleMissing' || name === 'contentMissing')
  if (elsewhere) return publishing[elsewhere]
  if (error) return failureText(error, copy)
  if (data?.outcome !== 'unreachable') return ''
  return publishing.notPublished(editor.status.waiting[data.obstacle])
}

const doneText = (fields: ArticleFields, { admin }: Copy) => {
  const visibility = visibilityOf(fields)
  return visibility === 'scheduled'
    ? admin.publishing.done.scheduled(dueDate(fields.publishAtMs ?? 0))
    : admin.publishing.done[visibility]
}

export const PublishDialog = (props: Props) => {
  const { autosave, draft, onClose } = props
  const copy = useCopy()
  const { publishing, actions } = copy.admin
  const [attempts, setAttempts] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useFocusFault(form, attempts)
  const saving = useSaving(props)
  const isWaiting = useIsUploading() && saving.isPending
  const { status, unanswered } = draft
  const isUnsure = status === 'waiting' && unanswered?.kind === 'publish'
  const missing = attempts > 0 ? missingOf(draft.fields, Date.now()) : []

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAttempts(attempts + 1)
    if (missingOf(draft.fields, Date.now()).length === 0) saving.mutate()
  }

  return (
    <Dialog title={publishing.title} shape="side" onClose={onClose}>
      <form ref={form} className="form" noValidate onSubmit={submit}>
        <PublishFields
          fields={draft.fields}
          articleId={draft.base.articleId}
          onChange={autosave.type}
          missing={missing}
        />
        <div className="dialog-actions">
          <p className="fault" role="alert">
            {refusalOf(missing, saving, copy)}
          </p>
          <span className="quiet" role="status">
            {isWaiting && copy.admin.editor.afterUploads}
            {isUnsure && publishing.unanswered}
          </span>
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
