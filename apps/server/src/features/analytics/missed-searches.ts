import { missedTerm } from './missed-terms.rules.ts'
import { type Asked, afterSearch, WORD_SETTLES_AFTER_MS } from './pending-searches.rules.ts'

const ANSWERS_REMEMBERED = 5_000
const VISITORS_AT_ONCE = 10_000

interface Heard {
  readonly visitor: string
  readonly text: string
  readonly at: number
}

/** Counts searches without a result. A search counts when its visitor has finished typing it. */
export const missedSearches = (count: (word: string, at: number) => void) => {
  /**
   * Whether a word found anything in the last real search. Cached answers do not run the search.
   */
  const answers = new Map<string, boolean>()
  const asking = new Map<string, Asked>()

  const settle = (visitor: string, { word, at }: Asked) => {
    asking.delete(visitor)
    count(word, at)
  }

  return {
    answered: (text: string, hasFound: boolean) => {
      const word = missedTerm(text)
      if (word === undefined) return
      if (answers.size >= ANSWERS_REMEMBERED) answers.clear()
      answers.set(word, hasFound)
    },

    heard: ({ visitor, text, at }: Heard) => {
      const word = missedTerm(text)
      const hasFound = word === undefined ? undefined : answers.get(word)
      if (word === undefined || hasFound === undefined) return
      const { asked, settled } = afterSearch(asking.get(visitor), { word, at, hasFound })
      if (settled) count(settled.word, settled.at)
      asking.delete(visitor)
      if (asked && asking.size < VISITORS_AT_ONCE) asking.set(visitor, asked)
    },

    settleAsked: (now: number) => {
      for (const [visitor, asked] of asking) {
        if (now - asked.at >= WORD_SETTLES_AFTER_MS) settle(visitor, asked)
      }
    },

    settleAll: () => {
      for (const [visitor, asked] of asking) settle(visitor, asked)
    },
  }
}
