import { create } from 'zustand'

export interface Question {
  readonly text: string
  /** The word on the button that does it. */
  readonly yes?: string
  readonly no?: string
  /** It cannot be undone. */
  readonly grave?: boolean
}

interface Asked extends Question {
  readonly answer: (yes: boolean) => void
}

export const useQuestion = create<{ readonly asked: Asked | undefined }>()(() => ({
  asked: undefined,
}))

/** Asks before something that destroys. A second question is a no to the first. */
export const ask = (question: Question): Promise<boolean> =>
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
