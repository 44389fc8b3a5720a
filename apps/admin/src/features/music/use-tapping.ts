import { isSungLine, nextSungLine, nudgedLine, stampedLine } from '@lanting/player'
import type { KeyboardEvent, RefObject } from 'react'
import { cursorLine, putCursor, replaceLine } from './line-field.ts'

export const NUDGE_MS = 100

interface Needs {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly audio: RefObject<HTMLAudioElement | null>
  readonly isLocked: boolean
  readonly onSave: () => void
}

/** Sets the times of lines while the song is heard, by buttons or keys. */
export const useTapping = ({ field, audio, isLocked, onSave }: Needs) => {
  const tap = () => {
    if (isLocked || !field.current || !audio.current) return
    const lines = field.current.value.split('\n')
    const here = cursorLine(field.current)
    const place = isSungLine(lines[here] ?? '') ? here : nextSungLine(lines, here)
    if (!isSungLine(lines[place] ?? '')) return
    const nowMs = audio.current.currentTime * 1_000
    replaceLine(field.current, place, stampedLine(lines, place, nowMs))
    putCursor(field.current, nextSungLine(lines, place))
  }
  const nudge = (byMs: number) => {
    if (isLocked || !field.current) return
    const place = cursorLine(field.current)
    const line = field.current.value.split('\n')[place] ?? ''
    replaceLine(field.current, place, nudgedLine(line, byMs))
    putCursor(field.current, place)
  }
  const toggle = () => {
    const { current: sound } = audio
    if (!sound?.paused) return sound?.pause()
    // A browser that refuses leaves it paused, as its controls show.
    sound.play().catch((error) => console.info('The song does not play.', error))
  }

  const acts: Readonly<Record<string, () => void>> = {
    Enter: tap,
    ',': () => nudge(-NUDGE_MS),
    '.': () => nudge(NUDGE_MS),
    ' ': toggle,
    s: onSave,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return { tap, nudge, onKeyDown }
}
