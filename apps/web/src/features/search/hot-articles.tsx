import { articlePath } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useCopy } from '../../shared/language.ts'
import { useApi } from '../../shared/use-api.ts'
import { hotArticlesQuery } from './search.queries.ts'

const CIRCLED = ['①', '②', '③', '④', '⑤']

const HotList = () => {
  const { search, failure } = useCopy()
  const { data: articles, isError, refetch } = useQuery(hotArticlesQuery(useApi()))
  if (isError) {
    return (
      <p className="search-note">
        {search.hotFailed}{' '}
        <button type="button" className="link" onClick={() => refetch()}>
          {failure.retry}
        </button>
      </p>
    )
  }
  if (!articles) return <div className="skeleton hot-skeleton" aria-busy="true" />
  if (articles.length === 0) return <p className="search-note">{search.noHot}</p>
  return (
    <ol className="hot-articles">
      {articles.map(({ id, slug, article_title }, place) => (
        <li key={id}>
          <a href={articlePath({ id, slug })}>
            <b aria-hidden="true">{CIRCLED[place]}</b>
            {article_title}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** The most read articles. */
export const HotArticles = () => {
  const { search } = useCopy()
  return (
    <section className="search-side">
      <div className="search-header">
        <h2>{search.hot}</h2>
      </div>
      <HotList />
    </section>
  )
}
