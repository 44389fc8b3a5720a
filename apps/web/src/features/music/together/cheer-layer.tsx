import { type CSSProperties, useEffect, useState } from 'react'
import { useListening } from '../../../shared/stores/listening.ts'

interface Cheer {
  readonly id: number
  readonly emoji: string
}

const SHOWN_MS = 2_600
const SHOWN_MAX = 24
/** Neighbours rise beside each other. */
const PLACES = 5

const styleOf = (id: number) =>
  ({
    '--aside': `${(id % PLACES) * 14 - 28}px`,
    '--turn': `${((id * 7) % 40) - 20}deg`,
  }) as CSSProperties

/** The reactions of all listeners rise over the disc. */
export const CheerLayer = () => {
  const link = useListening((state) => state.link)
  const [cheers, setCheers] = useState<readonly Cheer[]>([])
  useEffect(() => {
    let last = 0
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const stop = link?.onNotice((notice) => {
      if (notice.kind !== 'cheer') return
      last += 1
      const cheer = { id: last, emoji: notice.emoji }
      setCheers((before) => [...before, cheer].slice(-SHOWN_MAX))
      const timer = setTimeout(() => {
        timers.delete(timer)
        setCheers((before) => before.filter(({ id }) => id !== cheer.id))
      }, SHOWN_MS)
      timers.add(timer)
    })
    return () => {
      stop?.()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [link])
  return (
    <div className="cheers" aria-hidden>
      {cheers.map(({ id, emoji }) => (
        <span key={id} style={styleOf(id)}>
          {emoji}
        </span>
      ))}
    </div>
  )
}
