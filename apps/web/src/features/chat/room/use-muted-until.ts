import { useEffect, useState } from 'react'
import { useMute } from '../connection/mute.ts'
import { mutedForMs } from './connection.rules.ts'

/** A timer of more than some weeks would fire at once. */
const LOOKED_AGAIN_MS = 86_400_000

/** Returns the end of the user's mute, if any. */
export const useMutedUntil = (userId: number | undefined): number | undefined => {
  const mute = useMute((state) => state.mute)
  const [now, setNow] = useState(Date.now)
  // Updates a room that has been open for hours.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each mute begins at its own time.
  useEffect(() => setNow(Date.now()), [mute])
  const leftMs = mutedForMs(mute, userId, now)
  useEffect(() => {
    if (leftMs === 0) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(leftMs, LOOKED_AGAIN_MS))
    return () => clearTimeout(timer)
  }, [leftMs])
  return leftMs > 0 ? mute?.until : undefined
}
