import type { ReactNode } from 'react'
import { useLocation } from '../../shared/router/router-context.ts'

/** A link that marks the current page. */
export const NavigationLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} aria-current={useLocation().pathname === to ? 'page' : undefined}>
    {children}
  </a>
)
