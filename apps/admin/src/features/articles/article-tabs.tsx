import { useQuery } from '@tanstack/react-query'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { Tabs } from '../../shared/tabs.tsx'
import { ARTICLE_TABS, type ArticleTab } from './article-search.ts'
import { articleCountsQuery } from './articles.queries.ts'

export const ArticleTabs = ({ tab }: { tab: ArticleTab }) => {
  const { tabs, title } = useCopy().admin.articles
  const { data: counts } = useQuery(articleCountsQuery())
  return (
    <Tabs
      label={title}
      to={PATHS.articles}
      names={ARTICLE_TABS}
      current={tab}
      titles={tabs}
      counts={counts ?? {}}
    />
  )
}
