import type { ReactNode } from 'react'

export const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="sheet form" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)
