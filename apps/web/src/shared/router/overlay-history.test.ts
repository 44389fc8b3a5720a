import { beforeEach, expect, it, vi } from 'vitest'
import { openRouter, page, siteOf } from './testing/open-router.ts'

interface FakeEntry {
  readonly index: number
  readonly overlay?: number
}

/** The history and the events of a window, as far as overlays use them. */
const fakeWindow = () => {
  let entries: FakeEntry[] = [{ index: 0 }]
  let place = 0
  const listeners: ((event: Event) => void)[] = []
  /** Returns whether the router would have been asked. */
  const travel = (steps: number) => {
    place = Math.min(entries.length - 1, Math.max(0, place + steps))
    let reachesRouter = true
    const event = { stopImmediatePropagation: () => (reachesRouter = false) }
    for (const listener of listeners) listener(event as unknown as Event)
    return reachesRouter
  }
  vi.stubGlobal('history', {
    get state() {
      return entries[place]
    },
    pushState: (state: FakeEntry) => {
      entries = [...entries.slice(0, place + 1), state]
      place += 1
    },
    back: () => travel(-1),
  })
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (event: Event) => void) => listeners.push(listener),
  })
  return { travel, place: () => place, count: () => entries.length }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

const open = async () => {
  const browser = fakeWindow()
  const { openOverlay } = await import('./overlay-history.ts')
  const { router } = await openRouter(siteOf([page('/a')]))
  return { ...browser, show: (close: () => void) => openOverlay(router, close) }
}

beforeEach(() => {
  vi.resetModules()
  return () => vi.unstubAllGlobals()
})

it('is closed by Back, and the page stays; Forward does nothing', async () => {
  const { show, travel, place } = await open()
  const close = vi.fn()
  show(close)
  expect(travel(-1)).toBe(false)
  expect(close).toHaveBeenCalledTimes(1)
  expect(travel(1)).toBe(false)
  await settled()
  expect(close).toHaveBeenCalledTimes(1)
  expect(place()).toBe(1)
})

it('leaves the history as it was when it is closed by a button', async () => {
  const { show, place, count } = await open()
  show(vi.fn())()
  await settled()
  expect([place(), count()]).toEqual([0, 2])
})

it('closes only the topmost of two, and both when Back goes further', async () => {
  const { show, travel } = await open()
  const [panel, board] = [vi.fn(), vi.fn()]
  show(panel)
  show(board)
  travel(-1)
  expect([panel.mock.calls.length, board.mock.calls.length]).toEqual([0, 1])
  show(board)
  travel(-2)
  expect([panel.mock.calls.length, board.mock.calls.length]).toEqual([1, 2])
})

it('uses the entry of an overlay again that has just closed', async () => {
  const { show, place, count } = await open()
  const left = show(vi.fn())
  left()
  show(vi.fn())
  await settled()
  expect([place(), count()]).toEqual([1, 2])
})
