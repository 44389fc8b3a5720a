import type { CSSProperties } from 'react'

const STARS = 20
const GOLDEN = 0.618
const SILVER = 0.414

const partOf = (place: number, step: number) => (place * step) % 1

/** Positions and delays. The style sheet animates them. */
const styleOf = (place: number) =>
  ({
    left: `${Math.round(5 + 95 * partOf(place, GOLDEN))}%`,
    top: `${Math.round(3 + 45 * partOf(place, SILVER))}%`,
    '--delay': `${(partOf(place, GOLDEN + SILVER) * 18).toFixed(2)}s`,
    '--length': `${Math.round(80 + 90 * partOf(place + 3, SILVER))}px`,
  }) as CSSProperties

const PLACES = Array.from({ length: STARS }, (_, place) => place + 1)

export const ShootingStars = () => (
  <div className="shooting-stars" aria-hidden="true">
    {PLACES.map((place) => (
      <i key={place} style={styleOf(place)} />
    ))}
  </div>
)
