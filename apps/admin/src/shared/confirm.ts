import { create } from 'zustand'

interface Confirmation {
  readonly text: string
  /** The label of the confirm button. */
  readonly yes?: string
  readonly no?: string
  /** The action cannot be undone. */
  readonly danger?: boolean
}

interface PendingConfirmation extends Confirmation {
  readonly answer: (yes: boolean) => void
}

export const useConfirmation = create<{ readonly pending: PendingConfirmation | undefined }>()(
  () => ({
    pending: undefined,
  }),
)

/** Asks before a destructive action. A second question answers the first with no. */
export const confirm = (question: Confirmation): Promise<boolean> =>
  new Promise((resolve) => {
    useConfirmation.getState().pending?.answer(false)
    useConfirmation.setState({
      pending: {
        ...question,
        answer: (yes) => {
          useConfirmation.setState({ pending: undefined })
          resolve(yes)
        },
      },
    })
  })
