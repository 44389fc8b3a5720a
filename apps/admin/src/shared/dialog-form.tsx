import { useMutation } from '@tanstack/react-query'
import type { ReactNode, SubmitEvent } from 'react'
import { failureText } from './api.ts'
import { useCopy } from './language.ts'

interface Props {
  readonly onSubmit: (form: FormData) => Promise<unknown>
  readonly onDone: () => void
  readonly onCancel: () => void
  /** The word on the button that does it. */
  readonly yes: string
  readonly grave?: boolean
  readonly children: ReactNode
}

/** A form in a dialog: what the server refuses is told in it, and the form stays as it was. */
export const DialogForm = ({ onSubmit, onDone, onCancel, yes, grave, children }: Props) => {
  const words = useCopy()
  const sending = useMutation({ mutationFn: onSubmit, onSuccess: onDone })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sending.isPending) sending.mutate(new FormData(event.currentTarget))
  }
  return (
    <form className="form" onSubmit={submit}>
      {children}
      <p className="fault" role="alert">
        {sending.isError ? failureText(sending.error, words) : ''}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button ghost" onClick={onCancel}>
          {words.admin.actions.cancel}
        </button>
        <button
          type="submit"
          className={grave ? 'button red' : 'button'}
          aria-busy={sending.isPending}
        >
          {yes}
        </button>
      </div>
    </form>
  )
}
