import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { pageNumbers } from './pager.tsx'

interface Props {
  readonly name: string
  readonly copy: { readonly previous: string; readonly next: string }
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** A pager with buttons, for a list without its own address. */
export const ButtonPager = ({ name, copy, page, pages, onPage }: Props) => {
  if (pages <= 1) return null
  return (
    <nav className="pager small" aria-label={name}>
      {page > 1 && (
        <button type="button" aria-label={copy.previous} onClick={() => onPage(page - 1)}>
          <IconChevronLeft aria-hidden size={18} stroke={1.6} />
        </button>
      )}
      {pageNumbers(page, pages).map((number) => (
        <button
          key={number}
          type="button"
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      {page < pages && (
        <button type="button" aria-label={copy.next} onClick={() => onPage(page + 1)}>
          <IconChevronRight aria-hidden size={18} stroke={1.6} />
        </button>
      )}
    </nav>
  )
}
