import type { ReactNode } from 'react'

interface Fact {
  readonly name: string
  readonly value: ReactNode
}

/** A titled list of facts. */
export const FactSheet = ({
  title,
  facts,
  children,
}: {
  title: string
  facts: readonly Fact[]
  children?: ReactNode
}) => (
  <section className="sheet" aria-label={title}>
    <h2>{title}</h2>
    <dl className="facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {children}
  </section>
)
