import { useEffect, useState } from 'react'

const SETTLED_AFTER_MS = 400

/** Returns the text as it was when the typing paused. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
