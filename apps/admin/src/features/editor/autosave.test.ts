import type { Manuscript } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { type DraftKeeper, draftKeeper, type KeeperPorts, type Sent } from './autosave.ts'
import { type Base, type Draft, NEW_BASE, NO_FIELDS } from './draft.ts'

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

/** A server that counts revisions, a browser with a drawer, and a clock that is moved by hand. */
const desk = (start: Base = NEW_BASE) => {
  const sent: string[] = []
  const world = {
    answer: undefined as Sent | undefined,
    here: undefined as Draft | undefined,
    hasRoom: true,
    due: undefined as (() => void) | undefined,
    hold: undefined as Promise<void> | undefined,
  }
  const send: KeeperPorts['send'] = async (base, fields) => {
    sent.push(fields.article_content)
    await world.hold
    return (
      world.answer ?? {
        outcome: 'acknowledged',
        base: { ...base, manuscriptId: 7, revision: base.revision + 1, fields },
      }
    )
  }
  const keeper: DraftKeeper = draftKeeper(start, {
    send,
    keepHere: (draft) => {
      if (world.hasRoom) world.here = draft
      return world.hasRoom
    },
    dropHere: () => {
      world.here = undefined
    },
    after: (_, work) => {
      world.due = work
      return () => {
        world.due = undefined
      }
    },
    now: () => 1_000,
  })
  const timePasses = async () => {
    world.due?.()
    await new Promise(setImmediate)
  }
  return { keeper, world, sent, timePasses }
}

describe('what is typed', () => {
  it('is kept in the browser at once', () => {
    const { keeper, world } = desk()
    keeper.type({ article_content: '半句' })
    expect(world.here?.fields.article_content).toBe('半句')
    expect(keeper.getState()).toMatchObject({ status: 'typed', isKeptHere: true })
  })

  it('is sent a moment later, and then no longer kept here', async () => {
    const { keeper, world, sent, timePasses } = desk()
    keeper.type({ article_content: '一' })
    keeper.type({ article_content: '一句' })
    await timePasses()
    expect(sent).toEqual(['一句'])
    expect(keeper.getState()).toMatchObject({ status: 'same', base: { revision: 1 } })
    expect(world.here).toBeUndefined()
  })

  it('while it is being sent goes with the next one', async () => {
    const { keeper, world, sent, timePasses } = desk()
    let release = () => {}
    world.hold = new Promise((resolve) => {
      release = resolve
    })
    keeper.type({ article_content: '一' })
    world.due?.()
    await Promise.resolve()
    keeper.type({ article_content: '一二' })
    release()
    world.hold = undefined
    await keeper.flush()
    expect(keeper.getState().fields.article_content).toBe('一二')
    await timePasses()
    expect(sent).toEqual(['一', '一二'])
    expect(keeper.getState()).toMatchObject({ status: 'same', base: { revision: 2 } })
  })

  it('stays here without a network, and is sent when there is one', async () => {
    const { keeper, world, sent, timePasses } = desk()
    world.answer = { outcome: 'unreachable' }
    keeper.type({ article_content: '离线写的' })
    await timePasses()
    expect(keeper.getState()).toMatchObject({ status: 'waiting', isKeptHere: true })
    world.answer = undefined
    await timePasses()
    expect(sent).toEqual(['离线写的', '离线写的'])
    expect(keeper.getState().status).toBe('same')
  })

  it('says so when the browser has no room for it', () => {
    const { keeper, world } = desk()
    world.hasRoom = false
    keeper.type({ article_content: '很长' })
    expect(keeper.getState().isKeptHere).toBe(false)
  })

  it('and taken back is as it was', () => {
    const { keeper, world } = desk()
    keeper.type({ article_content: '一' })
    keeper.type({ article_content: '' })
    expect(keeper.getState().status).toBe('same')
    expect(world.here).toBeUndefined()
  })
})

describe('two windows', () => {
  it('that wrote different texts ask the writer, and send nothing until then', async () => {
    const { keeper, world, sent, timePasses } = desk()
    world.answer = { outcome: 'overtaken', theirs: manuscript(4, '别处写的') }
    keeper.type({ article_content: '这里写的' })
    await timePasses()
    expect(keeper.getState()).toMatchObject({ status: 'conflict', isKeptHere: true })
    keeper.type({ article_content: '这里写的，还在写' })
    await timePasses()
    expect(sent).toHaveLength(1)
    expect(world.here?.fields.article_content).toBe('这里写的，还在写')

    world.answer = undefined
    keeper.merge(text('两边都要'))
    await timePasses()
    expect(sent.at(-1)).toBe('两边都要')
    expect(keeper.getState()).toMatchObject({ status: 'same', base: { revision: 5 } })
  })

  it('that wrote the same do not notice', async () => {
    const { keeper, world, timePasses } = desk()
    world.answer = { outcome: 'overtaken', theirs: manuscript(4, '一样') }
    keeper.type({ article_content: '一样' })
    await timePasses()
    expect(keeper.getState()).toMatchObject({ status: 'same', base: { revision: 4 } })
  })
})

describe('publishing', () => {
  it('waits for what is under way, so that it builds on the newest revision', async () => {
    const { keeper, sent } = desk()
    keeper.type({ article_content: '成了' })
    const autosaved = keeper.flush()
    const published = keeper.sendBy(async (base, fields) => {
      expect(base.revision).toBe(1)
      return {
        outcome: 'acknowledged',
        base: { ...base, articleId: 3, revision: 2, savedRevision: 2, fields },
      }
    })
    await Promise.all([autosaved, published])
    expect(sent).toEqual(['成了'])
    expect(keeper.getState()).toMatchObject({ status: 'same', base: { articleId: 3 } })
  })
})
