import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  readonly title: string
  /** The hash of an address that leads to this sheet. */
  readonly id?: string
  readonly children: ReactNode
}

/** A group of settings. A link with its id scrolls to it, when the settings have come. */
export const Sheet = ({ title, id, children }: Props) => {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    if (id && location.hash === `#${id}`) sheet.current?.scrollIntoView({ block: 'start' })
  }, [id])
  return (
    <section ref={sheet} id={id} className="sheet form" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
