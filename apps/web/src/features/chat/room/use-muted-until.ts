import { useEffect, useState } from 'react'
import { useMute } from '../connection/mute.ts'
import { mutedForMs } from './connection.rules.ts'

/** Until when this user may only read, if so. */
export const useMutedUntil = (userId: number | undefined): number | undefined => {
  const mute = useMute((state) => state.mute)
  const [now, setNow] = useState(Date.now)
  const leftMs = mutedForMs(mute, userId, now)
  useEffect(() => {
    if (leftMs === 0) return
    const timer = setTimeout(() => setNow(Date.now()), leftMs)
    return () => clearTimeout(timer)
  }, [leftMs])
  return leftMs > 0 ? mute?.until : undefined
}
