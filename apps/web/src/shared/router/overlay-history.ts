import { hrefOf } from './location.ts'
import type { Router } from './router.ts'

interface Overlay {
  /** The place of its entry in the history. */
  readonly index: number
  readonly close: () => void
}

interface EntryState {
  readonly index?: number
  /** The place of the entry that was made for an overlay. The entries of later pages copy it. */
  readonly overlay?: number
}

const stateNow = () => (history.state ?? {}) as EntryState
const indexNow = () => stateNow().index ?? 0
const isOverlayEntry = ({ index, overlay }: EntryState) =>
  overlay !== undefined && overlay === index

/** The open overlays, the topmost last. */
let overlays: readonly Overlay[] = []
let lastIndex = 0
let isSettling = false
let settling: ReturnType<typeof setTimeout> | undefined
let isInstalled = false

const closeAbove = (index: number) => {
  const closing = overlays.filter((overlay) => overlay.index > index)
  overlays = overlays.filter((overlay) => overlay.index <= index)
  for (const { close } of closing.toReversed()) close()
  return closing.length > 0
}

/** Leaves the entries of overlays that were closed by a button. */
const settle = () => {
  settling = undefined
  const isOwned = overlays.some(({ index }) => index === indexNow())
  if (!isOverlayEntry(stateNow()) || isOwned) return
  isSettling = true
  history.back()
}

const scheduleSettle = () => {
  clearTimeout(settling)
  // A link that closes its overlay changes the page in the same task. Its entry then stays.
  settling = setTimeout(settle)
}

/** Returns whether an overlay has answered, so that the page stays as it is. */
const answerPop = (router: Router): boolean => {
  const before = lastIndex
  const state = stateNow()
  lastIndex = indexNow()
  const wasSettling = isSettling
  isSettling = false
  const isClosed = closeAbove(lastIndex)
  if (isOverlayEntry(state) && !overlays.some(({ index }) => index === lastIndex)) {
    // An entry whose overlay is gone: backwards it is skipped, forwards it does nothing.
    if (lastIndex < before) scheduleSettle()
    return true
  }
  const isShown = hrefOf(router.location()) === hrefOf(router.getState().view.location)
  return (isClosed || wasSettling) && isShown
}

/** Listens before the router does. */
const install = (router: Router) => {
  if (isInstalled) return
  isInstalled = true
  const onPop = (event: PopStateEvent) => {
    if (answerPop(router)) event.stopImmediatePropagation()
  }
  window.addEventListener('popstate', onPop, { capture: true })
  router.onNavigate(({ kind, to }) => {
    lastIndex = to.index
    // Another page is not covered.
    if (kind === 'push') closeAbove(-1)
  })
}

const createEntry = (): number => {
  // The entry of an overlay that has closed in the same moment is used again.
  clearTimeout(settling)
  const index = indexNow()
  const isFree = isOverlayEntry(stateNow()) && !overlays.some((overlay) => overlay.index === index)
  if (isFree) return index
  history.pushState({ ...history.state, index: index + 1, overlay: index + 1 }, '')
  return index + 1
}

/**
 * Gives an overlay an entry in the history, so that Back closes it and leaves the page as it is.
 * Returns the function to call when it has closed.
 */
export const openOverlay = (router: Router, close: () => void): (() => void) => {
  install(router)
  const own: Overlay = { index: createEntry(), close }
  lastIndex = own.index
  overlays = [...overlays, own]
  return () => {
    overlays = overlays.filter((overlay) => overlay !== own)
    scheduleSettle()
  }
}
