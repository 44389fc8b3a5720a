import type { Neighbours as Around } from '@lanting/contract'
import { articlePath } from '@lanting/contract'
import { Cover } from '../../../shared/cover.tsx'
import { dayOf } from '../../../shared/formats.ts'
import { useCopy } from '../../../shared/language.ts'

/** The previous and the next article. */
export const Neighbours = ({ previous, next }: Pick<Around, 'previous' | 'next'>) => {
  const { reading } = useCopy()
  if (!previous && !next) return null
  const sides = [
    { side: 'previous', label: reading.previous, article: previous },
    { side: 'next', label: reading.next, article: next },
  ]
  return (
    <nav className="neighbours" aria-label={reading.neighbours}>
      {sides.map(
        ({ side, label, article }) =>
          article && (
            <a key={side} data-side={side} href={articlePath(article.id)}>
              <Cover url={article.article_cover} width={480} height={240} />
              <span>{label}</span>
              <b>{article.article_title}</b>
            </a>
          ),
      )}
    </nav>
  )
}

/** Other articles with a tag of this one. */
export const Recommended = ({ articles }: { articles: Around['recommend'] }) => {
  const { reading } = useCopy()
  if (articles.length === 0) return null
  return (
    <section className="recommended">
      <h2 className="side-header">{reading.recommended}</h2>
      <ul>
        {articles.map(({ id, article_title, article_cover, createdAt }) => (
          <li key={id}>
            <a href={articlePath(id)}>
              <span className="thumbnail">
                <Cover url={article_cover} width={112} height={88} />
              </span>
              <span>
                {article_title}
                <small>{dayOf(createdAt)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
