import type { FormEvent } from 'react'
import { useCopy } from './language.ts'
import { PagerFrame } from './pager-frame.tsx'
import { typedPage } from './pager-steps.ts'
import { parametersOf } from './router/location.ts'
import { useLocation, useRouter } from './router/router-context.ts'
import { stringifySearch } from './router/search-parameters.ts'

/** Lists with more pages have a field for the number. */
const PAGES_WITHOUT_FIELD = 7

/** A pager with links, so that each page has its own address. */
export const Pager = ({ page, pages }: { page: number; pages: number }) => {
  const { home } = useCopy()
  const location = useLocation()
  const router = useRouter()
  // Keeps only the parameters that the page reads, so that each page has one address.
  const { id, type, q } = parametersOf(location)
  const hrefTo = (target: number) =>
    location.pathname + stringifySearch({ id, type, q, page: target })
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('page'))
    const target = typedPage(typed, pages)
    if (target) void router.navigate(hrefTo(target))
  }
  return (
    <PagerFrame
      name={home.pages}
      copy={home}
      page={page}
      pages={pages}
      iconSize={20}
      className="pager"
      to={({ target, content, label }) => {
        if (target === page) return <b aria-current="page">{content}</b>
        if (target < 1 || target > pages) return null
        return (
          <a href={hrefTo(target)} aria-label={label}>
            {content}
          </a>
        )
      }}
    >
      {pages > PAGES_WITHOUT_FIELD && (
        <form className="pager-jump" action={location.pathname} onSubmit={jump} noValidate>
          {Object.entries({ id, type, q }).map(
            ([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />,
          )}
          <input
            // Empty again on the next page.
            key={page}
            name="page"
            inputMode="numeric"
            autoComplete="off"
            aria-label={home.toPage(pages)}
            placeholder={home.toPageHint}
          />
        </form>
      )}
    </PagerFrame>
  )
}
