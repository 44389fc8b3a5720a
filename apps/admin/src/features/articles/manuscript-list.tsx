import { Link } from '@tanstack/react-router'
import { shortDate } from '../../shared/formats.ts'
import { MoreButton } from '../../shared/growing-list.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import type { ArticleActions } from './article-actions.ts'
import type { Manuscripts } from './use-manuscripts.ts'

interface Props {
  readonly manuscripts: Manuscripts
  readonly actions: ArticleActions
}

/** Drafts that are not articles yet. */
export const ManuscriptList = ({ manuscripts, actions }: Props) => {
  const { articles } = useCopy().admin
  if (!manuscripts.total) return null
  return (
    <section className="manuscripts" aria-labelledby="manuscripts">
      <h2 id="manuscripts">{articles.manuscripts}</h2>
      <ul>
        {manuscripts.list.map(({ manuscript_id, article_title, updatedAt }) => {
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
      <MoreButton of={manuscripts} />
    </section>
  )
}
