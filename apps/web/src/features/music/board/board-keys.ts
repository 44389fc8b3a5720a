import type { KeyboardEvent } from 'react'
import { music } from '../music.ts'
import type { SizeKind } from './stage-settings.rules.ts'
import { brighten, resize } from './stage-settings.ts'

const STEPS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 }

const kindAt = (target: EventTarget): SizeKind => {
  const sized = target instanceof Element ? target.closest<HTMLElement>('.sized') : null
  return (sized?.dataset.kind as SizeKind | undefined) ?? 'lyric'
}

/**
 * Keys: Escape closes the board, F toggles fullscreen; on the stage + and - change sizes, B the
 * brightness.
 */
export const boardKeys = (fullscreen: () => void) => (event: KeyboardEvent) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const { player } = music()
  const isSpecial = player.getState().lyricType === 'SPECIAL'
  const steps = STEPS[event.key]
  const key = event.key.toLowerCase()
  if (key === 'escape') player.toggleLyricBoard()
  else if (key === 'f') fullscreen()
  else if (isSpecial && key === 'b') brighten()
  else if (isSpecial && steps !== undefined) resize(kindAt(event.target), steps)
  else return
  event.preventDefault()
  event.stopPropagation()
}
