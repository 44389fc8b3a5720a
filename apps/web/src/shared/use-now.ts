import { useEffect, useState } from 'react'

/** The current time after hydration, because a cached page must not show its render time. */
export const useNow = (before: number): number => {
  const [now, setNow] = useState(before)
  useEffect(() => setNow(Date.now()), [])
  return now
}
