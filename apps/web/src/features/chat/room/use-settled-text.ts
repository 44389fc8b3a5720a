import { useEffect, useState } from 'react'

const SETTLED_MS = 250

/** Returns a text once it has not changed for a moment, so that typing asks only once. */
export const useSettledText = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
