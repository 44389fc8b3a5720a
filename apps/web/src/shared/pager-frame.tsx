import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { pagerSteps } from './pager-steps.ts'

interface Step {
  /** Less than one or more than the number of pages, for a step from the first or the last page. */
  readonly target: number
  readonly content: ReactNode
  readonly label?: string
}

interface Props {
  readonly name: string
  readonly copy: { readonly previous: string; readonly next: string }
  readonly page: number
  readonly pages: number
  readonly iconSize: number
  readonly className: string
  /** A link or a button to a page. */
  readonly to: (step: Step) => ReactNode
  readonly children?: ReactNode
}

/** The previous page, numbers with the first and the last one, the next page. */
export const PagerFrame = (props: Props) => {
  const { name, copy, page, pages, iconSize, className, to, children } = props
  if (pages <= 1) return null
  const icon = { 'aria-hidden': true, size: iconSize, stroke: 1.6 } as const
  return (
    <nav className={className} aria-label={name}>
      {to({ target: page - 1, content: <IconChevronLeft {...icon} />, label: copy.previous })}
      {pagerSteps(page, pages).map(({ number, isFar, isAfterGap }) => (
        <span key={number} className="pager-step" data-far={isFar}>
          {isAfterGap && <span aria-hidden>…</span>}
          {to({ target: number, content: number })}
        </span>
      ))}
      {to({ target: page + 1, content: <IconChevronRight {...icon} />, label: copy.next })}
      {children}
    </nav>
  )
}
