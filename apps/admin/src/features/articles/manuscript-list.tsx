import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shortDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import type { ArticleActions } from './article-actions.ts'
import { manuscriptListQuery } from './articles.queries.ts'

/** Drafts that are not articles yet. */
export const ManuscriptList = ({ actions }: { actions: ArticleActions }) => {
  const { articles } = useCopy().admin
  const { data } = useQuery(manuscriptListQuery())
  if (!data || data.total === 0) return null
  return (
    <section className="manuscripts" aria-labelledby="manuscripts">
      <h2 id="manuscripts">{articles.manuscripts}</h2>
      <ul>
        {data.list.map(({ manuscript_id, article_title, updatedAt }) => {
          const title = article_title || articles.untitled
          return (
            <li key={manuscript_id}>
              <Link to={PATHS.editor} search={{ manuscript: manuscript_id }}>
                <b>{title}</b>
                <small className="number">{shortDate(updatedAt, Date.now())}</small>
              </Link>
              <button
                type="button"
                className="link"
                onClick={() => actions.discard(manuscript_id, title)}
              >
                {articles.discard}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
