import type { Manuscript } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { type Autosave, type AutosavePorts, createAutosave } from './autosave.ts'
import { type Base, type Draft, NEW_BASE, NO_FIELDS } from './draft.ts'
import * as merging from './merge-fields.ts'
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
  const stored = new Map<string, number>()
  const state = {
    revision: start.revision,
    isLosingAnswers: false,
    undo: undefined as (() => void) | undefined,
    answer: undefined as Sent | undefined,
    here: undefined as Draft | undefined,
    hasSpace: true,
    due: undefined as (() => void) | undefined,
    hold: undefined as Promise<void> | undefined,
  }
  /** Answers a repeated save like the first one, as the server does. */
  const send: AutosavePorts['send'] = async ({ kind, clientId, base, fields }) => {
    sent.push(fields.article_content)
    await state.hold
    if (state.answer) return state.answer
    const known = stored.get(clientId)
    if (!known && base.revision !== state.revision) throw new Error('a conflict with own text')
    const revision = known ?? state.revision + 1
    stored.set(clientId, revision)
    state.revision = Math.max(state.revision, revision)
    if (state.isLosingAnswers) return { outcome: 'unreachable', obstacle: 'noServer' }
    const published = kind === 'publish' && { articleId: 3, savedRevision: revision }
    return {
      outcome: 'acknowledged',
      base: { ...base, manuscriptId: 7, revision, ...published, fields },
    }
  }
  const autosave: Autosave = createAutosave(start, {
    send,
    loadMerge: async () => merging,
    onMerged: ({ undo }) => {
      state.undo = undo
    },
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
  return { autosave, state, sent, stored, timePasses }
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
    state.revision = 4
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

describe('edits of two windows in different places', () => {
  const start = { ...NEW_BASE, manuscriptId: 7, revision: 3, fields: text('起\n\n承\n\n转') }
  const theirs = manuscript(4, '别处的起\n\n承\n\n转')

  const merged = async () => {
    const opened = setup(start)
    const { autosave, state, timePasses } = opened
    state.answer = { outcome: 'overtaken', theirs }
    state.revision = 4
    autosave.type({ article_content: '起\n\n承\n\n我的转' })
    await timePasses()
    await expect.poll(() => autosave.getState().status).toBe('typed')
    state.answer = undefined
    return opened
  }

  it('are merged without asking', async () => {
    const { autosave, sent, timePasses } = await merged()
    expect(autosave.getState().fields.article_content).toBe('别处的起\n\n承\n\n我的转')
    await timePasses()
    expect(sent.at(-1)).toBe('别处的起\n\n承\n\n我的转')
    expect(autosave.getState()).toMatchObject({ status: 'same', base: { revision: 5 } })
  })

  it('are taken apart again on demand, with what was typed since', async () => {
    const { autosave, state } = await merged()
    autosave.type({ article_content: '别处的起\n\n承\n\n我的转，还有合' })
    state.undo?.()
    expect(autosave.getState().fields.article_content).toBe('起\n\n承\n\n我的转，还有合')
  })
})

describe('a save whose answer is lost', () => {
  it('is repeated before what was typed since, and is no conflict', async () => {
    const { autosave, state, sent, timePasses } = setup()
    state.isLosingAnswers = true
    autosave.type({ article_content: '一' })
    await timePasses()
    expect(autosave.getState()).toMatchObject({ status: 'waiting', obstacle: 'noServer' })
    autosave.type({ article_content: '一二' })
    state.isLosingAnswers = false
    await timePasses()
    await timePasses()
    expect(sent).toEqual(['一', '一', '一二'])
    expect(autosave.getState()).toMatchObject({ status: 'same', base: { revision: 2 } })
  })

  it('is repeated when what was typed since is undone', async () => {
    const { autosave, state, sent, timePasses } = setup()
    state.isLosingAnswers = true
    autosave.type({ article_content: '一' })
    await timePasses()
    autosave.type({ article_content: '' })
    state.isLosingAnswers = false
    await timePasses()
    await timePasses()
    expect(sent).toEqual(['一', '一', ''])
    expect(autosave.getState()).toMatchObject({ status: 'same', base: { revision: 2 } })
  })

  it('is repeated by the next visit', async () => {
    const { autosave, state, stored, timePasses } = setup()
    state.isLosingAnswers = true
    autosave.type({ article_content: '一' })
    await timePasses()
    const kept = state.here?.unanswered
    expect(stored.has(kept?.clientId ?? '')).toBe(true)
    expect(kept?.fields.article_content).toBe('一')
  })
})

describe('publishing', () => {
  it('waits for the pending request and uses the newest revision', async () => {
    const { autosave, sent } = setup()
    autosave.type({ article_content: '成了' })
    const autosaved = autosave.flush()
    const published = autosave.publish()
    await Promise.all([autosaved, published])
    expect(sent).toEqual(['成了', '成了'])
    expect(autosave.getState()).toMatchObject({ base: { articleId: 3, revision: 2 } })
    expect(autosave.getState().status).toBe('same')
  })

  it('without an answer is repeated until it is known to be done, and done once', async () => {
    const { autosave, state, stored, timePasses } = setup()
    autosave.type({ article_content: '成了' })
    state.isLosingAnswers = true
    const published = autosave.publish()
    await timePasses()
    expect(autosave.getState()).toMatchObject({
      status: 'waiting',
      unanswered: { kind: 'publish' },
    })
    autosave.type({ article_content: '成了，又写' })
    state.isLosingAnswers = false
    await timePasses()
    expect(await published).toMatchObject({ outcome: 'acknowledged', base: { articleId: 3 } })
    expect(stored.size).toBe(1)
    await timePasses()
    expect(autosave.getState()).toMatchObject({ status: 'same', base: { revision: 2 } })
  })

  it('that the server has refused for now is not repeated by itself', async () => {
    const { autosave, state, timePasses } = setup()
    state.answer = { outcome: 'unreachable', obstacle: 'diskFull' }
    autosave.type({ article_content: '成了' })
    expect(await autosave.publish()).toMatchObject({ obstacle: 'diskFull' })
    state.answer = undefined
    await timePasses()
    expect(autosave.getState().base.articleId).toBeNull()
  })
})
