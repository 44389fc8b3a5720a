import type { KeyboardEvent } from 'react'
import { wakeBlock } from './block-observer.ts'

type Way = (place: number, count: number) => number

/** From outside the list (index -1), up moves to the newest. */
const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: (place, count) => (place < 0 ? count - 1 : Math.max(0, place - 1)),
  ArrowDown: (place, count) => Math.min(count - 1, place + 1),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Returns the index that a key moves to; undefined for other keys. */
export const nextPlace = (key: string, place: number, count: number): number | undefined =>
  count > 0 && Object.hasOwn(WAYS, key) ? WAYS[key]?.(place, count) : undefined

/** Arrow keys move between messages. */
export const walkMessages = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Home') wakeBlock(event.currentTarget, 'first')
  if (event.key === 'End') wakeBlock(event.currentTarget, 'last')
  const messages = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-id]')]
  const place = messages.findIndex((message) => message.contains(event.target as Node))
  const next = nextPlace(event.key, place, messages.length)
  if (next === undefined) return
  event.preventDefault()
  messages[next]?.focus()
}
