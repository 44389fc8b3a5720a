import type { ReactNode, SubmitEvent } from 'react'
import { failureText } from './api.ts'
import { Dialog } from './dialog.tsx'
import { useCopy } from './language.ts'
import { useSingleMutation } from './use-single-mutation.ts'

interface Props {
  readonly title: string
  readonly onSubmit: (form: FormData) => Promise<unknown>
  readonly onDone: () => void
  readonly onClose: () => void
  /** Defaults to "Save". */
  readonly submitLabel?: string
  readonly danger?: boolean
  readonly children: ReactNode
}

/** Returns the trimmed text of a field. */
export const formText = (form: FormData, name: string): string =>
  String(form.get(name) ?? '').trim()

/** A dialog with a form. A failed request shows its error in the dialog and keeps the input. */
export const DialogForm = (props: Props) => {
  const { title, onSubmit, onDone, onClose, submitLabel, danger, children } = props
  const copy = useCopy()
  const { actions } = copy.admin
  const sending = useSingleMutation({ mutationFn: onSubmit, onSuccess: onDone })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    sending.mutate(new FormData(event.currentTarget))
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {children}
        <p className="fault" role="alert">
          {sending.isError ? failureText(sending.error, copy) : ''}
        </p>
        <div className="dialog-actions">
          <button type="button" className="button ghost" onClick={onClose}>
            {actions.cancel}
          </button>
          <button
            type="submit"
            className={danger ? 'button red' : 'button'}
            aria-busy={sending.isPending}
          >
            {submitLabel ?? actions.save}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
