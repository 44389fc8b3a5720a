import { type AdminArticle, ARTICLE_STATUS } from '@lanting/contract'
import { daysUntil, dueDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'

interface Props {
  readonly article: AdminArticle
  readonly onToggle: (article: AdminArticle) => void
}

/** Public or private: a menu that looks like a chip. */
const Visibility = ({ article, onToggle }: Props) => {
  const { columns, status } = useCopy().admin.articles
  const isPublic = article.status === ARTICLE_STATUS.public
  return (
    <select
      className="chip chip-select"
      data-tone={isPublic ? 'green' : undefined}
      aria-label={`${columns.status}: ${article.article_title}`}
      value={isPublic ? 'public' : 'private'}
      onChange={() => onToggle(article)}
    >
      <option value="public">{status.public}</option>
      <option value="private">{status.private}</option>
    </select>
  )
}

/** The status of an article, with its dates. */
export const ArticleStatus = ({ article, onToggle }: Props) => {
  const copy = useCopy().admin.articles
  const { status, publishAtMs, goesAtMs, isAhead } = article
  if (goesAtMs !== null) {
    return (
      <>
        <span className="chip">{copy.status.trash}</span>
        <small className="below">{copy.deletedIn(daysUntil(goesAtMs, Date.now()))}</small>
      </>
    )
  }
  if (publishAtMs !== null) {
    return (
      <>
        <span className="chip" data-tone="amber">
          {copy.status.scheduled}
        </span>
        <small className="below">{copy.publishesAt(dueDate(publishAtMs))}</small>
      </>
    )
  }
  return (
    <>
      {status === ARTICLE_STATUS.draft ? (
        <span className="chip" data-tone="amber">
          {copy.status.draft}
        </span>
      ) : (
        <Visibility article={article} onToggle={onToggle} />
      )}
      {isAhead && <small className="below">{copy.hasChanges}</small>}
    </>
  )
}
