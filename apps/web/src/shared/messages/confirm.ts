import { create } from 'zustand'

export interface Question {
  readonly text: string
  /** Other words than the usual ones for the title and the two buttons. */
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

/** Asks before something that cannot be undone. A second question is a no to the first. */
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
