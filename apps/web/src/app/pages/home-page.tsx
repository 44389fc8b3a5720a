import { PAGE_SIZE } from '@lanting/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ArticleCard } from '../../features/articles/article-card.tsx'
import { homePageQuery } from '../../features/articles/articles.queries.ts'
import { useCopy } from '../../shared/language.ts'
import { Pager } from '../../shared/pager.tsx'
import { useApi } from '../../shared/use-api.ts'
import { HomeHero } from '../banner/home-hero.tsx'

const route = getRouteApi('/layout/home')

export const HomePage = () => {
  const { page } = route.useLoaderDeps()
  const { data } = useSuspenseQuery(homePageQuery(useApi(), page))
  const { home } = useCopy()
  return (
    <>
      <HomeHero />
      <div className="reading-column" id="list">
        {data.list.length === 0 && (
          <section className="card empty">
            <h2>{home.empty}</h2>
            <p>{home.emptyText}</p>
          </section>
        )}
        {data.list.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
        <Pager page={page} pages={Math.ceil(data.total / PAGE_SIZE.home)} />
      </div>
    </>
  )
}
