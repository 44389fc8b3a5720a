import { isSungLine, nextSungLine, nudgedLine, stampedLine, tappedWord } from '@lanting/player'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { cursorLine, replaceLine } from './line-field.ts'

export const NUDGE_MS = 100

interface Needs {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly audio: RefObject<HTMLAudioElement | null>
  readonly isLocked: boolean
  readonly onSave: () => void
}

/** Returns the line to tap: the line of the cursor, or the next line with text. */
const lineToTap = (field: HTMLTextAreaElement) => {
  const lines = field.value.split('\n')
  const here = cursorLine(field)
  const place = isSungLine(lines[here] ?? '') ? here : nextSungLine(lines, here)
  return isSungLine(lines[place] ?? '') ? { lines, place } : undefined
}

/** Sets the timestamps of lines and words while the song plays, by buttons or keys. */
export const useTapping = ({ field, audio, isLocked, onSave }: Needs) => {
  const [next, setNext] = useState('')
  /** Called after the cursor or the text has changed. */
  const look = () => {
    const found = field.current && lineToTap(field.current)
    setNext(found ? (found.lines[found.place] ?? '') : '')
  }
  const stamp = (write: typeof tappedWord) => {
    const found = field.current && lineToTap(field.current)
    if (isLocked || !field.current || !audio.current || !found) return
    const { lines, place } = found
    const nowMs = audio.current.currentTime * 1_000
    const { line, isWhole } = write(lines, place, nowMs)
    replaceLine(field.current, place, line, isWhole ? nextSungLine(lines, place) : place)
    look()
  }
  const tap = () => stamp((...given) => ({ line: stampedLine(...given), isWhole: true }))
  const tapWord = () => stamp(tappedWord)
  const nudge = (byMs: number) => {
    if (isLocked || !field.current) return
    const place = cursorLine(field.current)
    const line = field.current.value.split('\n')[place] ?? ''
    replaceLine(field.current, place, nudgedLine(line, byMs), place)
    look()
  }
  const toggle = () => {
    const { current: sound } = audio
    if (!sound?.paused) return sound?.pause()
    // A browser may refuse to play. The controls then show a paused song.
    sound.play().catch((error) => console.info('The song does not play.', error))
  }

  const actions: Readonly<Record<string, () => void>> = {
    Enter: tap,
    ';': tapWord,
    ',': () => nudge(-NUDGE_MS),
    '.': () => nudge(NUDGE_MS),
    p: toggle,
    s: onSave,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  return { next, look, tap, tapWord, nudge, onKeyDown }
}
