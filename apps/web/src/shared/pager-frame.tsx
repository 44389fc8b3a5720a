import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { pagerSteps } from './pager-steps.ts'

interface Props {
  readonly name: string
  readonly copy: { readonly previous: string; readonly next: string }
  readonly page: number
  readonly pages: number
  readonly iconSize: number
  readonly className: string
  /** A link or a button to a page. */
  readonly to: (page: number, content: ReactNode, label?: string) => ReactNode
  readonly children?: ReactNode
}

/** The previous page, numbers with the first and the last one, the next page. */
export const PagerFrame = (props: Props) => {
  const { name, copy, page, pages, iconSize, className, to, children } = props
  if (pages <= 1) return null
  const icon = { 'aria-hidden': true, size: iconSize, stroke: 1.6 } as const
  return (
    <nav className={className} aria-label={name}>
      {page > 1 && to(page - 1, <IconChevronLeft {...icon} />, copy.previous)}
      {pagerSteps(page, pages).map(({ number, isFar, isAfterGap }) => (
        <span key={number} className="pager-step" data-far={isFar}>
          {isAfterGap && <span aria-hidden>…</span>}
          {number === page ? <b aria-current="page">{number}</b> : to(number, number)}
        </span>
      ))}
      {page < pages && to(page + 1, <IconChevronRight {...icon} />, copy.next)}
      {children}
    </nav>
  )
}
