import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { ARTICLE_TABS, type ArticleTab } from './article-search.ts'
import { articleCountsQuery } from './articles.queries.ts'

export const ArticleTabs = ({ tab }: { tab: ArticleTab }) => {
  const { tabs, title } = useCopy().admin.articles
  const { data: counts } = useQuery(articleCountsQuery())
  return (
    <nav className="screen-tabs" aria-label={title}>
      {ARTICLE_TABS.map((name) => (
        <Link
          key={name}
          to={PATHS.articles}
          search={{ tab: name === 'all' ? undefined : name }}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={name === tab ? 'page' : undefined}
        >
          {tabs[name]}
          <small>{counts?.[name]}</small>
        </Link>
      ))}
    </nav>
  )
}
