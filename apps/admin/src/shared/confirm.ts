import { create } from 'zustand'

export interface Confirmation {
  readonly text: string
  /** The word on the button that does it. */
  readonly yes?: string
  readonly no?: string
  /** It cannot be undone. */
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

/** Asks before something that destroys. A second question is a no to the first. */
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
