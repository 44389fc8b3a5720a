import { describe, expect, it } from 'vitest'
import { draftOf, NEW_BASE, NO_FIELDS } from './draft.ts'
import { createDraftStorage } from './draft-storage.ts'

const draft = (article_content: string) => ({
  ...draftOf(NEW_BASE),
  fields: { ...NO_FIELDS, article_content },
})
const long = (end: string) => draft('字'.repeat(70_000) + end)

const setup = () => {
  const saved: string[] = []
  const noted: string[] = []
  const state = { due: undefined as (() => void) | undefined, hasSpace: true }
  const storage = createDraftStorage(NEW_BASE, {
    save: (_, { fields }) => {
      saved.push(fields.article_content.slice(-2))
      return state.hasSpace
    },
    note: (_, { fields }) => noted.push(fields.article_content.slice(-2)),
    remove: () => saved.push('removed'),
    after: (_, work) => {
      state.due = work
      return () => {
        state.due = undefined
      }
    },
  })
  return { saved, noted, state, storage }
}

describe('the copy of a draft in this browser', () => {
  it('is stored at every key of a short text', () => {
    const { saved, storage } = setup()
    for (const text of ['茶', '茶水']) storage.keep(draft(text))
    expect(saved).toEqual(['茶', '茶水'])
  })

  it('is stored once for many keys of a long text, when the hand rests, but noted at each', () => {
    const { saved, noted, state, storage } = setup()
    for (const end of ['aa', 'bb', 'cc']) storage.keep(long(end))
    expect(saved).toEqual([])
    expect(noted).toEqual(['aa', 'bb', 'cc'])
    state.due?.()
    expect(saved).toEqual(['cc'])
  })

  it('is stored before the page goes away, and not after it was deleted', () => {
    const { saved, state, storage } = setup()
    storage.keep(long('aa'))
    storage.flush()
    storage.keep(long('bb'))
    storage.drop(NEW_BASE)
    state.due?.()
    storage.flush()
    expect(saved).toEqual(['aa', 'removed'])
  })

  it('tells of a full storage', () => {
    const { state, storage } = setup()
    state.hasSpace = false
    expect(storage.keep(draft('茶'))).toBe(false)
    storage.keep(long('aa'))
    state.due?.()
    expect(storage.keep(long('bb'))).toBe(false)
  })
})
