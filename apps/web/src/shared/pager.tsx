import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useCopy } from './language.ts'
import { parametersOf } from './router/location.ts'
import { useLocation } from './router/router-context.ts'
import { stringifySearch } from './router/search-parameters.ts'

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
  const location = useLocation()
  if (pages <= 1) return null
  // Keeps only the parameters that the page reads, so that each page has one address.
  const { id, type, q } = parametersOf(location)
  const hrefTo = (target: number) =>
    location.pathname + stringifySearch({ id, type, q, page: target })
  return (
    <nav className="pager" aria-label={home.pages}>
      {page > 1 && (
        <a href={hrefTo(page - 1)} aria-label={home.previous}>
          <IconChevronLeft aria-hidden size={20} stroke={1.6} />
        </a>
      )}
      {pageNumbers(page, pages).map((number) =>
        number === page ? (
          <span key={number} aria-current="page">
            {number}
          </span>
        ) : (
          <a key={number} href={hrefTo(number)}>
            {number}
          </a>
        ),
      )}
      {page < pages && (
        <a href={hrefTo(page + 1)} aria-label={home.next}>
          <IconChevronRight aria-hidden size={20} stroke={1.6} />
        </a>
      )}
    </nav>
  )
}
