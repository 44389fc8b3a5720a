import { PAGE_SIZE } from '@lanting/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { ArticleCard } from '../../features/articles/article-card.tsx'
import { homePageQuery } from '../../features/articles/articles.queries.ts'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'

const route = getRouteApi(PATHS.home)

export const HomePage = () => {
  const { page } = route.useLoaderDeps()
  const { api } = useRouter().options.context
  const { data } = useSuspenseQuery(homePageQuery(api, page))
  const { home, site } = useCopy()
  const lastPage = Math.ceil(data.total / PAGE_SIZE.home)
  return (
    <main className="column">
      <h1>{site.saying}</h1>
      {data.list.length === 0 && <p>{home.empty}</p>}
      {data.list.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
      <nav className="pager" aria-label={home.pages}>
        {page > 1 && (
          <Link to={PATHS.home} search={{ page: page - 1 }}>
            {home.later}
          </Link>
        )}
        {page < lastPage && (
          <Link to={PATHS.home} search={{ page: page + 1 }}>
            {home.earlier}
          </Link>
        )}
      </nav>
    </main>
  )
}
