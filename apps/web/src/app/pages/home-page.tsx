import { useSuspenseQuery } from '@tanstack/react-query'
import { ArticleCard } from '../../features/articles/article-card.tsx'
import { homePageQuery } from '../../features/articles/articles.queries.ts'
import { SessionLine } from '../../features/listening/session-line.tsx'
import { ProfileCard } from '../../features/site/side-panel/profile-card.tsx'
import { FactsCard, GroupsCard, NoticeCard } from '../../features/site/side-panel/site-cards.tsx'
import { useIsHidden } from '../../features/site/use-site.ts'
import { homeTagsQuery, statisticQuery } from '../../features/taxonomy/taxonomy.queries.ts'
import { TaxonomyCloud } from '../../features/taxonomy/taxonomy-cloud.tsx'
import { useCopy } from '../../shared/language.ts'
import { Pager } from '../../shared/pager.tsx'
import { PATHS } from '../../shared/paths.ts'
import { useConfig } from '../../shared/site-config.ts'
import { useApi } from '../../shared/use-api.ts'
import { HomeHero } from '../banner/home-hero.tsx'

const ArticleList = ({ page }: { page: number }) => {
  const { articles_per_page: size } = useConfig()
  const { data } = useSuspenseQuery(homePageQuery(useApi(), page, size))
  const { home } = useCopy()
  return (
    <div className="home-list">
      {data.list.length === 0 && (
        <section className="card empty">
          <h2>{home.empty}</h2>
          <p>{home.emptyText}</p>
        </section>
      )}
      {data.list.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
      <Pager page={page} pages={Math.ceil(data.total / size)} />
    </div>
  )
}

const SidePanel = () => {
  const api = useApi()
  const site = useConfig()
  const { data: statistic } = useSuspenseQuery(statisticQuery(api))
  const { data: tags } = useSuspenseQuery(homeTagsQuery(api))
  const { sidePanel } = useCopy()
  const labels = tags.map(({ id, tag_name, article_count }) => ({
    id,
    name: tag_name,
    count: article_count,
  }))
  return (
    <aside className="home-side">
      <ProfileCard site={site} statistic={statistic} />
      <NoticeCard site={site} />
      <GroupsCard site={site} />
      {labels.length > 0 && (
        <section className="card side-card tags-card">
          <h2>
            {sidePanel.tags}
            <small>{statistic.tagCount}</small>
          </h2>
          <TaxonomyCloud type="tag" labels={labels} size="small" />
          {statistic.tagCount > labels.length && (
            <a className="all-tags" href={PATHS.tag}>
              {sidePanel.allTags}
            </a>
          )}
        </section>
      )}
      <FactsCard site={site} statistic={statistic} />
    </aside>
  )
}

export const HomePage = ({ deps: { page } }: { deps: { page: number } }) => {
  const isMusicHidden = useIsHidden('music')
  return (
    <>
      <HomeHero />
      <div className="home-columns" id="list">
        {page === 1 && !isMusicHidden && <SessionLine />}
        <ArticleList page={page} />
        <SidePanel />
      </div>
    </>
  )
}
