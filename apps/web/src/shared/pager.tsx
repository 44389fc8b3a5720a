import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, linkOptions } from '@tanstack/react-router'
import { useCopy } from './language.ts'

const NUMBERS_SHOWN = 5

/** Returns the page numbers around the current page. */
export const pageNumbers = (page: number, pages: number): number[] => {
  const first = Math.max(1, Math.min(page - 2, pages - NUMBERS_SHOWN + 1))
  const last = Math.min(pages, first + NUMBERS_SHOWN - 1)
  return Array.from({ length: last - first + 1 }, (_, place) => first + place)
}

/** A pager with links, so that each page has its own address. */
export const Pager = ({ page, pages }: { page: number; pages: number }) => {
  const { home } = useCopy()
  if (pages <= 1) return null
  const to = (target: number) =>
    linkOptions({
      to: '.',
      // Keeps only the parameters that the page reads, so that each page has one address.
      search: ({ id, type, q }) => ({ id, type, q, page: target }),
    })
  return (
    <nav className="pager" aria-label={home.pages}>
      {page > 1 && (
        <Link {...to(page - 1)} aria-label={home.previous}>
          <IconChevronLeft aria-hidden size={20} stroke={1.6} />
        </Link>
      )}
      {pageNumbers(page, pages).map((number) =>
        number === page ? (
          <span key={number} aria-current="page">
            {number}
          </span>
        ) : (
          <Link key={number} {...to(number)}>
            {number}
          </Link>
        ),
      )}
      {page < pages && (
        <Link {...to(page + 1)} aria-label={home.next}>
          <IconChevronRight aria-hidden size={20} stroke={1.6} />
        </Link>
      )}
    </nav>
  )
}
