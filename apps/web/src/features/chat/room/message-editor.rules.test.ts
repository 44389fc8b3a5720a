import { describe, expect, it } from 'vitest'
import { afterEditEvent, type EditEvent, isStored, NOT_SENT } from './message-editor.rules.ts'

const after = (...events: readonly EditEvent[]) => events.reduce(afterEditEvent, NOT_SENT)
const SENT: EditEvent = { type: 'sent', text: 'new', from: 'old' }

describe('an edit', () => {
  it('is stored once the message has changed, and not before it was sent', () => {
    expect(isStored(after(SENT), { content: 'old', text: 'new' })).toBe(false)
    expect(isStored(after(SENT), { content: 'new', text: 'new' })).toBe(true)
    expect(isStored(NOT_SENT, { content: 'new', text: 'new' })).toBe(false)
  })

  it('keeps its text and its reason when it is refused, and can be sent again', () => {
    const refused = after(SENT, { type: 'failed', fault: 'wordRefused' })
    expect(refused).toMatchObject({ isSaving: false, fault: 'wordRefused' })
    const again = afterEditEvent(refused, { type: 'sent', text: 'newer', from: 'old' })
    expect(again).toEqual({ isSaving: true, sent: { text: 'newer', from: 'old' } })
  })

  it('ends also when the confirmation comes late, but not over what was typed since', () => {
    const late = after(SENT, { type: 'failed', fault: 'notConnected' })
    expect(isStored(late, { content: 'new', text: 'new' })).toBe(true)
    expect(isStored(late, { content: 'new', text: 'new and more' })).toBe(false)
  })

  it('ignores a refusal while nothing is on its way, such as that of a reaction', () => {
    expect(after({ type: 'failed', fault: 'tooOften' })).toEqual(NOT_SENT)
  })
})
