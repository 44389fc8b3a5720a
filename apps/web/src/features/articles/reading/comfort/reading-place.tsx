import { useEffect, useState } from 'react'
import { ContinueOffer } from './continue-offer.tsx'
import { rememberPlace } from './remember-place.ts'
import { storedPlace } from './stored-places.ts'

/** Less than a screen, and no chosen heading: the reader is at the beginning. */
const isAtBeginning = () => window.scrollY < window.innerHeight / 2 && window.location.hash === ''

export const ReadingPlace = ({ id }: { id: number }) => {
  const [place, setPlace] = useState(() => (isAtBeginning() ? storedPlace(id) : undefined))
  useEffect(() => rememberPlace(id), [id])
  return place && <ContinueOffer place={place} onDone={() => setPlace(undefined)} />
}
