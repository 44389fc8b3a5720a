import type { PagePlace } from '@lanting/contract'
import { ownerPagePath } from '@lanting/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '../../shared/use-api.ts'
import { pageMenuQuery } from './pages.queries.ts'

/** The links to the owner's pages of a menu or footer. */
export const PageLinks = ({ place }: { place: PagePlace }) => {
  const { data } = useSuspenseQuery(pageMenuQuery(useApi()))
  return data
    .filter((page) => page.place === place)
    .map(({ id, title }) => (
      <li key={id}>
        <a href={ownerPagePath(id)}>{title}</a>
      </li>
    ))
}
