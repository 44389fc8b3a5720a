import type { FoundName, SearchResult } from '@lanting/contract'
import { asSearched, isTooLong } from './search-text.rules.ts'

/** Waits for a pause in typing before it searches. */
const TYPING_PAUSE_MS = 250

export interface Answer {
  readonly text: string
  readonly found: readonly SearchResult[]
  readonly names: readonly FoundName[]
  /** Nothing is found: these are the results of a near text. */
  readonly near: string
}

/** The number of results. */
export const foundIn = ({ found, names }: Answer): number => found.length + names.length

interface Question {
  readonly text: string
  readonly waitMs: number
}

export type SearchState =
  | { readonly phase: 'empty' | 'tooLong' }
  /** The last answer stays in view until the next one comes. */
  | { readonly phase: 'asking'; readonly question: Question; readonly last?: Answer }
  | { readonly phase: 'answered'; readonly answer: Answer }
  | { readonly phase: 'failed'; readonly text: string; readonly failure: unknown }

export type SearchEvent =
  | { readonly type: 'typed'; readonly typed: string }
  /** Chosen from the history, or tried once more: nothing is left to wait for. */
  | { readonly type: 'wanted'; readonly text: string }
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'failed'; readonly text: string; readonly failure: unknown }

const textOf = (state: SearchState): string | undefined => {
  if (state.phase === 'asking') return state.question.text
  if (state.phase === 'answered') return state.answer.text
  return state.phase === 'failed' ? state.text : undefined
}

const lastAnswer = (state: SearchState): Answer | undefined => {
  if (state.phase === 'answered') return state.answer
  return state.phase === 'asking' ? state.last : undefined
}

const asking = (state: SearchState, text: string, waitMs: number): SearchState => ({
  phase: 'asking',
  question: { text, waitMs },
  last: lastAnswer(state),
})

const afterTyping = (state: SearchState, text: string): SearchState => {
  if (text === '') return { phase: 'empty' }
  if (isTooLong(text)) return { phase: 'tooLong' }
  return text === textOf(state) ? state : asking(state, text, TYPING_PAUSE_MS)
}

/** Only the answer to the latest text counts. Late answers are dropped. */
const isAwaited = (state: SearchState, text: string) =>
  state.phase === 'asking' && state.question.text === text

export const afterEvent = (state: SearchState, event: SearchEvent): SearchState => {
  switch (event.type) {
    case 'typed':
      return afterTyping(state, asSearched(event.typed))
    case 'wanted':
      return asking(state, event.text, 0)
    case 'answered':
      return isAwaited(state, event.answer.text)
        ? { phase: 'answered', answer: event.answer }
        : state
    case 'failed':
      return isAwaited(state, event.text)
        ? { phase: 'failed', text: event.text, failure: event.failure }
        : state
  }
}
