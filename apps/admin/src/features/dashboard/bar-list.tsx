import type { ReactNode } from 'react'

interface Bar {
  readonly key: string
  readonly name: ReactNode
  readonly value: number
  readonly said: string
}

const WHOLE = 100
const FAINTEST = 0.45

/** A ranked list with bars. */
export const BarList = ({ bars }: { bars: readonly Bar[] }) => {
  const largest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ol className="bars">
      {bars.map(({ key, name, value, said }) => (
        <li key={key}>
          <p>
            <span>{name}</span>
            <em>{said}</em>
          </p>
          <i
            style={{
              width: `${(value / largest) * WHOLE}%`,
              opacity: Math.max(FAINTEST, value / largest),
            }}
          />
        </li>
      ))}
    </ol>
  )
}
