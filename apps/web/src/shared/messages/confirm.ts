import { create } from 'zustand'

export interface Question {
  readonly text: string
  /** Overrides of the default title and buttons. */
  readonly title?: string
  readonly yes?: string
  readonly no?: string
}

interface PendingQuestion extends Question {
  readonly answer: (yes: boolean) => void
}

export const useQuestion = create<{ readonly asked: PendingQuestion | undefined }>()(() => ({
  asked: undefined,
}))

/** Asks for confirmation. A second question answers the first with no. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    useQuestion.getState().asked?.answer(false)
    useQuestion.setState({
      asked: {
        ...question,
        answer: (yes) => {
          useQuestion.setState({ asked: undefined })
          resolve(yes)
        },
      },
    })
  })
