import type { ReactNode } from 'react'
import { useCopy } from '../../shared/language.ts'
import { useLocation } from '../../shared/router/router-context.ts'

/** A link that marks the current page. A link to another site opens a new window, and says so. */
export const NavigationLink = ({ to, children }: { to: string; children: ReactNode }) => {
  const { newWindow } = useCopy().header
  const current = useLocation().pathname === to ? 'page' : undefined
  const outside = to.startsWith('/')
    ? undefined
    : { target: '_blank', rel: 'noopener', title: newWindow }
  return (
    <a href={to} aria-current={current} {...outside}>
      {children}
    </a>
  )
}
