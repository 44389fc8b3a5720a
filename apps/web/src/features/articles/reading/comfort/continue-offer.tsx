import { readingToolsCopy } from '@lanting/copy/reading-tools'
import { IconX } from '@tabler/icons-react'
import { useCopyOf } from '../../../../shared/language.ts'
import { scrollBehavior } from '../../../../shared/reduced-motion.ts'
import type { Place } from './reading-place.rules.ts'
import './continue-offer.css'

interface Props {
  readonly place: Place
  readonly onDone: () => void
}

const goTo = ({ block, top }: Place) => {
  const found = document.querySelector('.md-editor-preview')?.children[block]
  if (!found) return
  const moved = found.getBoundingClientRect().top - top
  window.scrollBy({ top: moved, behavior: scrollBehavior() })
}

/** A quiet offer to go on where the reader stopped the last time. */
export const ContinueOffer = ({ place, onDone }: Props) => {
  const copy = useCopyOf(readingToolsCopy)
  return (
    <aside className="continue-offer" aria-label={copy.continueOffer}>
      <button
        type="button"
        onClick={() => {
          goTo(place)
          onDone()
        }}
      >
        {copy.continueReading}
      </button>
      <button type="button" aria-label={copy.dismissOffer} onClick={onDone}>
        <IconX aria-hidden size={18} stroke={1.6} />
      </button>
    </aside>
  )
}
