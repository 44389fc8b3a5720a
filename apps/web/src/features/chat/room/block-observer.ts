import { createContext, type RefObject, useContext, useEffect, useState } from 'react'

/** Called when a block comes near the view, or leaves it. */
type OnNear = (isNear: boolean) => void

interface BlockObserver {
  /** Returns a function that ends it. */
  watch(element: Element, onNear: OnNear): () => void
  /** Called after the list was scrolled on purpose: what is in view now stays in view. */
  hold(): void
}

/** Blocks are rendered this far above and below the view. */
const AHEAD_PX = 1_600

const createObserver = (root: Element) => {
  const listeners = new Map<Element, OnNear>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
    },
    { root, rootMargin: `${AHEAD_PX}px 0px` },
  )
  return {
    watch: (element: Element, onNear: OnNear) => {
      listeners.set(element, onNear)
      observer.observe(element)
      return () => {
        listeners.delete(element)
        observer.unobserve(element)
      }
    },
    disconnect: () => observer.disconnect(),
  }
}

const Context = createContext<BlockObserver | undefined>(undefined)
export const BlockObserverProvider = Context.Provider

/** One observer for all blocks of a list. Undefined until the list is mounted. */
export const useCreateBlockObserver = (
  box: RefObject<Element | null>,
  hold: () => void,
): BlockObserver | undefined => {
  const [observer, setObserver] = useState<BlockObserver>()
  useEffect(() => {
    if (!box.current) return
    const { watch, disconnect } = createObserver(box.current)
    setObserver({ watch, hold })
    return disconnect
  }, [box, hold])
  return observer
}

export const useBlockObserver = (): BlockObserver | undefined => useContext(Context)

const WAKE = 'wake'

/** Renders the blocks that contain a message, or the first or last one, at once. */
export const wakeBlock = (box: Element, wanted: number | 'first' | 'last'): void => {
  const blocks = [...box.querySelectorAll<HTMLElement>('.room-block')]
  const isWanted = ({ dataset: { from, to } }: HTMLElement) =>
    typeof wanted === 'number' && Number(from) <= wanted && wanted <= Number(to)
  const found =
    typeof wanted === 'number' ? blocks.find(isWanted) : blocks.at(wanted === 'first' ? 0 : -1)
  found?.dispatchEvent(new Event(WAKE))
}

export const onWake = (element: Element, wake: () => void): (() => void) => {
  element.addEventListener(WAKE, wake)
  return () => element.removeEventListener(WAKE, wake)
}
