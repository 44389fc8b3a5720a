import type { Neighbours as Around } from '@lanting/contract'
import { articlePath } from '@lanting/contract'
import { Cover } from '../../../shared/cover.tsx'
import { coverOf } from '../../../shared/cover-of.ts'
import { dayOf } from '../../../shared/formats.ts'
import { useCopy } from '../../../shared/language.ts'

interface Props extends Pick<Around, 'previous' | 'next'> {
  readonly id: number
}

/** The previous and the next article. At the ends, the server names the article itself. */
export const Neighbours = ({ id, previous, next }: Props) => {
  const { reading } = useCopy()
  const sides = [
    { side: 'previous', label: reading.previous, article: previous },
    { side: 'next', label: reading.next, article: next },
  ].filter(({ article }) => article.id !== id)
  if (sides.length === 0) return null
  return (
    <nav className="neighbours" aria-label={reading.neighbours}>
      {sides.map(({ side, label, article }) => (
        <a key={side} data-side={side} href={articlePath(article)} title={article.article_title}>
          <Cover url={coverOf(article)} width={480} height={240} />
          <span>{label}</span>
          <b>{article.article_title}</b>
        </a>
      ))}
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
        {articles.map(({ id, slug, article_title, createdAt, ...article }) => (
          <li key={id}>
            <a href={articlePath({ id, slug })}>
              <span className="thumbnail">
                <Cover url={coverOf(article)} width={112} height={88} />
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
