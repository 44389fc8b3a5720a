import { type AdminArticle, ARTICLE_STATUS } from '@lanting/contract'
import { daysUntil, fullDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'

/** The status of an article, with its dates. */
export const ArticleStatus = ({ article }: { article: AdminArticle }) => {
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
        <small className="below">{copy.publishesAt(fullDate(publishAtMs))}</small>
      </>
    )
  }
  return (
    <>
      {status === ARTICLE_STATUS.public && (
        <span className="chip" data-tone="green">
          {copy.status.public}
        </span>
      )}
      {status === ARTICLE_STATUS.private && <span className="chip">{copy.status.private}</span>}
      {status === ARTICLE_STATUS.draft && (
        <span className="chip" data-tone="amber">
          {copy.status.draft}
        </span>
      )}
      {isAhead && <small className="below">{copy.hasChanges}</small>}
    </>
  )
}
