import type { Manuscript } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { type Autosave, type AutosavePorts, createAutosave } from './autosave.ts'
import { type Base, type Draft, NEW_BASE, NO_FIELDS } from './draft.ts'
import type { Sent } from './send-outcome.ts'

const text = (article_content: string) => ({ ...NO_FIELDS, article_content })

const manuscript = (revision: number, content: string): Manuscript => ({
  manuscript_id: 7,
  article_id: null,
  revision,
  kind: 'typed',
  nick_name: '兰亭主人',
  createdAt: '2026-11-15 20:00:00',
  createdAtMs: 0,
  saved_revision: 0,
  fields: text(content),
})

/** A server that counts revisions, a browser storage and a manual clock. */
const setup = (start: Base = NEW_BASE) => {
  const sent: string[] = []
  const state = {
    answer: undefined as Sent | undefined,
    here: undefined as Draft | undefined,
    hasSpace: true,
    due: undefined as (() => void) | undefined,
    hold: undefined as Promise<void> | undefined,
  }
  const send: AutosavePorts['send'] = async (base, fields) => {
    sent.push(fields.article_content)
    await state.hold
    return (
      state.answer ?? {
        outcome: 'acknowledged',
        base: { ...base, manuscriptId: 7, revision: base.revision + 1, fields },
      }
    )
  }
  const autosave: Autosave = createAutosave(start, {
    send,
    saveLocally: (draft) => {
      if (state.hasSpace) state.here = draft
      return state.hasSpace
    },
    deleteLocally: () => {
      state.here = undefined
    },
    after: (_, work) => {
      state.due = work
      return () => {
        state.due = undefined
      }
    },
    now: () => 1_000,
  })
  const timePasses = async () => {
    state.due?.()
    await new Promise(setImmediate)
  }
  return { autosave, state, sent, timePasses }
}

describe('typed text', () => {
  it('is saved in the browser at once', () => {
    const { autosave, state } = setup()
    autosave.type({ article_content: '半句' })
    expect(state.here?.fields.article_content).toBe('半句')
    expect(autosave.getState()).toMatchObject({ status: 'typed', isSavedLocally: true })
  })

  it('is saved and sent when the screen fails to draw it', async () => {
    const { autosave, state, sent, timePasses } = setup()
    const unsubscribe = autosave.subscribe(() => {
      unsubscribe()
      throw new Error('too many updates')
    })
    expect(() => autosave.type({ article_content: '半句' })).toThrow('too many updates')
    expect(state.here?.fields.article_content).toBe('半句')
    await timePasses()
    expect(sent).toEqual(['半句'])
  })

  it('is sent after a delay and then deleted from the browser', async () => {
    const { autosave, state, sent, timePasses } = setup()
    autosave.type({ article_content: '一' })
    autosave.type({ article_content: '一句' })
    await timePasses()
    expect(sent).toEqual(['一句'])
    expect(autosave.getState()).toMatchObject({ status: 'same', base: { revision: 1 } })
    expect(state.here).toBeUndefined()
  })

  it('during a request is sent with the next request', async () => {
    const { autosave, state, sent, timePasses } = setup()
    let release = () => {}
    state.hold = new Promise((resolve) => {
      release = resolve
    })
    autosave.type({ article_content: '一' })
    state.due?.()
    await Promise.resolve()
    autosave.type({ article_content: '一二' })
    release()
    state.hold = undefined
    await autosave.flush()
    expect(autosave.getState().fields.article_content).toBe('一二')
    await timePasses()
    expect(sent).toEqual(['一', '一二'])
    expect(autosave.getState()).toMatchObject({ status: 'same', base: { revision: 2 } })
  })

  it('stays in the browser while the server cannot take it and is sent later', async () => {
    const { autosave, state, sent, timePasses } = setup()
    state.answer = { outcome: 'unreachable', obstacle: 'diskFull' }
    autosave.type({ article_content: '离线写的' })
    await timePasses()
    expect(autosave.getState()).toMatchObject({
      status: 'waiting',
      obstacle: 'diskFull',
      isSavedLocally: true,
    })
    state.answer = undefined
    await timePasses()
    expect(sent).toEqual(['离线写的', '离线写的'])
    expect(autosave.getState().status).toBe('same')
  })

  it('reports a full browser storage', () => {
    const { autosave, state } = setup()
    state.hasSpace = false
    autosave.type({ article_content: '很长' })
    expect(autosave.getState().isSavedLocally).toBe(false)
  })

  it('returns to the saved state when it is undone', () => {
    const { autosave, state } = setup()
    autosave.type({ article_content: '一' })
    autosave.type({ article_content: '' })
    expect(autosave.getState().status).toBe('same')
    expect(state.here).toBeUndefined()
  })
})

describe('two windows', () => {
  it('with different texts report a conflict and send nothing until it is resolved', async () => {
    const { autosave, state, sent, timePasses } = setup()
    state.answer = { outcome: 'overtaken', theirs: manuscript(4, '别处写的') }
    autosave.type({ article_content: '这里写的' })
    await timePasses()
    expect(autosave.getState()).toMatchObject({ status: 'conflict', isSavedLocally: true })
    autosave.type({ article_content: '这里写的，还在写' })
    await timePasses()
    expect(sent).toHaveLength(1)
    expect(state.here?.fields.article_content).toBe('这里写的，还在写')

    state.answer = undefined
    autosave.merge(text('两边都要'))
    await timePasses()
    expect(sent.at(-1)).toBe('两边都要')
    expect(autosave.getState()).toMatchObject({ status: 'same', base: { revision: 5 } })
  })

  it('with the same text have no conflict', async () => {
    const { autosave, state, timePasses } = setup()
    state.answer = { outcome: 'overtaken', theirs: manuscript(4, '一样') }
    autosave.type({ article_content: '一样' })
    await timePasses()
    expect(autosave.getState()).toMatchObject({ status: 'same', base: { revision: 4 } })
  })
})

describe('publishing', () => {
  it('waits for the pending request and uses the newest revision', async () => {
    const { autosave, sent } = setup()
    autosave.type({ article_content: '成了' })
    const autosaved = autosave.flush()
    const published = autosave.sendBy(async (base, fields) => {
      expect(base.revision).toBe(1)
      return {
        outcome: 'acknowledged',
        base: { ...base, articleId: 3, revision: 2, savedRevision: 2, fields },
      }
    })
    await Promise.all([autosaved, published])
    expect(sent).toEqual(['成了'])
    expect(autosave.getState()).toMatchObject({ status: 'same', base: { articleId: 3 } })
  })
})
