import { useEffect, useState } from 'react'
import { onDemand } from '../../../../shared/on-demand.tsx'
import { whenUsed } from '../../../../shared/when-used.ts'

const ReadingPlace = onDemand(async () => (await import('./reading-place.tsx')).ReadingPlace)

/** Remembers where the reader stops, and offers to go on there. Loads when the page is used. */
export const ContinueReading = ({ id }: { id: number }) => {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => whenUsed(() => setUsed(true)), [])
  return isUsed && <ReadingPlace id={id} />
}
