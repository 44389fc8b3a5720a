import { feedPath, PAGE_SIZE } from '@lanting/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ArticleGrid } from '../../features/articles/article-grid.tsx'
import { articleListQuery, type ListType } from '../../features/articles/articles.queries.ts'
import { useCopy } from '../../shared/language.ts'
import { Pager } from '../../shared/pager.tsx'
import { useApi } from '../../shared/use-api.ts'
import { Banner } from '../banner/banner.tsx'

interface Props {
  readonly deps: { readonly type: ListType; readonly id: number; readonly page: number }
  readonly data: { readonly name: string }
}

export const ArticleListPage = ({ deps: { type, id, page }, data: { name } }: Props) => {
  const { data } = useSuspenseQuery(articleListQuery(useApi(), type, id, page))
  const { labels } = useCopy()
  return (
    <>
      <Banner routeName="ArticleList" title={labels.listHead[type](name)}>
        <p>
          {labels.total(data.total)}
          {' · '}
          <a href={feedPath('rss', { type, id })}>{labels.feed}</a>
        </p>
      </Banner>
      <div className="wide-column">
        {data.total === 0 && (
          <section className="card empty">
            <h2>{labels.emptyList}</h2>
            <p>{labels.emptyListText}</p>
          </section>
        )}
        <ArticleGrid entries={data.list} />
        <Pager page={page} pages={Math.ceil(data.total / PAGE_SIZE.articleList)} />
      </div>
    </>
  )
}
