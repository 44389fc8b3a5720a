import { describe, expect, it } from 'vitest'
import { type Answer, afterEvent, type SearchEvent, type SearchState } from './search-state.ts'

const EMPTY: SearchState = { phase: 'empty' }
const found = (text: string): Answer => ({
  text,
  found: [],
  names: [{ kind: 'tag', name: { before: '', match: text, after: '' }, path: '/' }],
  near: '',
})
const typed = (text: string): SearchEvent => ({ type: 'typed', typed: text })
const answered = (text: string): SearchEvent => ({ type: 'answered', answer: found(text) })
const failed = (text: string): SearchEvent => ({ type: 'failed', text, failure: 'no' })
const after = (...events: SearchEvent[]) => events.reduce(afterEvent, EMPTY)

describe('a search', () => {
  it('waits for a pause, and searches for the trimmed text', () => {
    expect(after(typed('  兰\t亭 '))).toEqual({
      phase: 'asking',
      question: { text: '兰 亭', waitMs: 250 },
    })
  })

  it('does not wait for a selected text', () => {
    const state = after(typed('兰'), { type: 'wanted', text: '兰' })
    expect(state).toMatchObject({ phase: 'asking', question: { text: '兰', waitMs: 0 } })
  })

  it('shows the answer to its text', () => {
    expect(after(typed('兰'), answered('兰'))).toEqual({ phase: 'answered', answer: found('兰') })
  })

  it('never shows a late answer for an older text, before or after the newer one', () => {
    const asking = after(typed('兰'), typed('兰亭'), answered('兰'))
    expect(asking).toMatchObject({ phase: 'asking', question: { text: '兰亭' }, last: undefined })
    const shown = after(typed('兰'), typed('兰亭'), answered('兰亭'), answered('兰'))
    expect(shown).toEqual({ phase: 'answered', answer: found('兰亭') })
  })

  it('never fails for an older text', () => {
    expect(after(typed('兰'), typed('兰亭'), failed('兰'))).toMatchObject({ phase: 'asking' })
    expect(after(typed('兰'), answered('兰'), failed('兰'))).toMatchObject({ phase: 'answered' })
  })

  it('ignores an answer after the text was cleared', () => {
    expect(after(typed('兰'), typed(' '), answered('兰'))).toEqual(EMPTY)
    expect(after(typed('兰'), typed('字'.repeat(101)), answered('兰'))).toEqual({
      phase: 'tooLong',
    })
  })

  it('uses the first answer to a text that was typed twice', () => {
    const state = after(typed('兰'), typed('兰亭'), typed('兰'), answered('兰'))
    expect(state).toEqual({ phase: 'answered', answer: found('兰') })
  })

  it('keeps the last answer visible while it searches', () => {
    expect(after(typed('兰'), answered('兰'), typed('兰亭'))).toMatchObject({ last: found('兰') })
    expect(after(typed('兰'), answered('兰'), typed(''), typed('雨'))).toMatchObject({
      last: undefined,
    })
  })

  it('does not search again for the same text with more spaces', () => {
    const state = after(typed('兰'), answered('兰'))
    expect(afterEvent(state, typed('兰 '))).toBe(state)
  })

  it('accepts at most a hundred characters', () => {
    expect(after(typed('🍵'.repeat(100)))).toMatchObject({ phase: 'asking' })
    expect(after(typed('a'.repeat(10_000)))).toEqual({ phase: 'tooLong' })
  })

  it('can be retried after a failure', () => {
    const state = after(typed('兰'), failed('兰'), { type: 'wanted', text: '兰' }, answered('兰'))
    expect(state).toMatchObject({ phase: 'answered' })
  })
})
