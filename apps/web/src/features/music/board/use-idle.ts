import { type RefObject, useEffect, useState } from 'react'
import { canHover } from '../../../shared/can-hover.ts'

const IDLE_MS = 2_000
const STIRRED = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Returns whether there was no input for a while, if enabled and on devices with a mouse. */
export const useIdle = (board: RefObject<HTMLElement | null>, isAsked: boolean): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const { current } = board
    if (!isAsked || !canHover() || !current) return setIdle(false)
    let timer: ReturnType<typeof setTimeout>
    const stir = () => {
      clearTimeout(timer)
      setIdle(false)
      timer = setTimeout(() => setIdle(true), IDLE_MS)
    }
    stir()
    for (const event of STIRRED) current.addEventListener(event, stir)
    return () => {
      clearTimeout(timer)
      for (const event of STIRRED) current.removeEventListener(event, stir)
    }
  }, [board, isAsked])
  return isIdle
}
