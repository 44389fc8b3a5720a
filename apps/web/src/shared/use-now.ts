import { useEffect, useState } from 'react'

/** The time, once the page lives; a page that was kept for long must not show the time of its making. */
export const useNow = (before: number): number => {
  const [now, setNow] = useState(before)
  useEffect(() => setNow(Date.now()), [])
  return now
}
