import { missedTerm } from './missed-terms.rules.ts'
import { afterSearch, type PendingSearch, TYPING_PAUSE_MS } from './pending-searches.rules.ts'

const ANSWERS_CACHED = 5_000
const PENDING_MAX = 10_000

interface VisitorSearch {
  readonly visitor: string
  readonly text: string
  readonly at: number
}

/** Counts searches without a result. A search counts when its visitor has finished typing it. */
export const createMissedSearches = (count: (word: string, at: number) => void) => {
  /**
   * Whether a word found anything in the last real search. Cached answers do not run the search.
   */
  const answers = new Map<string, boolean>()
  const pendingByVisitor = new Map<string, PendingSearch>()

  const complete = (visitor: string, { word, at }: PendingSearch) => {
    pendingByVisitor.delete(visitor)
    count(word, at)
  }

  return {
    recordAnswer: (text: string, hasFound: boolean) => {
      const word = missedTerm(text)
      if (word === undefined) return
      if (answers.size >= ANSWERS_CACHED) answers.clear()
      answers.set(word, hasFound)
    },

    recordSearch: ({ visitor, text, at }: VisitorSearch) => {
      const word = missedTerm(text)
      const hasFound = word === undefined ? undefined : answers.get(word)
      if (word === undefined || hasFound === undefined) return
      const { pending, completed } = afterSearch(pendingByVisitor.get(visitor), {
        word,
        at,
        hasFound,
      })
      if (completed) count(completed.word, completed.at)
      pendingByVisitor.delete(visitor)
      if (pending && pendingByVisitor.size < PENDING_MAX) pendingByVisitor.set(visitor, pending)
    },

    processDue: (now: number) => {
      for (const [visitor, pending] of pendingByVisitor) {
        if (now - pending.at >= TYPING_PAUSE_MS) complete(visitor, pending)
      }
    },

    processAll: () => {
      for (const [visitor, pending] of pendingByVisitor) complete(visitor, pending)
    },
  }
}
