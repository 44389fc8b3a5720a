import { nightTwin, paintingForm, paintingSet } from '@lanting/contract'
import { type CSSProperties, useState } from 'react'
import { useCopy } from '../language.ts'
import { freeWhenRemoved } from './free-when-removed.ts'

const HALF = 50
/** The widths of the large picture of a cover. */
const COVER_SIZES = '(max-width: 798px) 90vw, 560px'

interface Props {
  /** Undefined until it is known. */
  readonly url: string | undefined
  readonly name: string
  /** Shows the picture behind a title instead of a cover. */
  readonly isBanner: boolean
}

/** A painting by day and by night, with a slider between the two. */
export const PaintingPreview = ({ url, name, isBanner }: Props) => {
  const { paintings } = useCopy().admin
  const [night, setNight] = useState(HALF)
  const [loaded, setLoaded] = useState('')
  const day = url && isBanner ? paintingForm(url, 'wide') : url
  // The full size takes the server several times as long.
  const formsOf = (one: string) =>
    isBanner ? undefined : { srcSet: paintingSet(one), sizes: COVER_SIZES }
  const isLoaded = day !== undefined && loaded === day
  return (
    <figure
      className="painting-preview"
      data-shape={isBanner ? 'banner' : 'cover'}
      style={{ '--night': `${night}%` } as CSSProperties}
    >
      <div className="painting-frame" aria-busy={!isLoaded}>
        {day && (
          <>
            <img
              key={day}
              ref={freeWhenRemoved}
              {...formsOf(day)}
              src={day}
              alt={name}
              onLoad={() => setLoaded(day)}
            />
            <img
              key={nightTwin(day)}
              ref={freeWhenRemoved}
              className="painting-night"
              {...formsOf(nightTwin(day))}
              src={nightTwin(day)}
              alt=""
            />
          </>
        )}
        {!isLoaded && <span className="quiet">{paintings.wait}</span>}
      </div>
      <figcaption>
        <span>{paintings.day}</span>
        <input
          type="range"
          min={0}
          max={100}
          value={night}
          aria-label={paintings.dayAndNight}
          onChange={({ currentTarget }) => setNight(Number(currentTarget.value))}
        />
        <span>{paintings.night}</span>
      </figcaption>
    </figure>
  )
}
