import { type AdminArticle, ARTICLE_STATUS } from '@lanting/contract'
import { daysUntil, fullDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'

/** How an article stands, in a word, with what goes with it below. */
export const ArticleStatus = ({ article }: { article: AdminArticle }) => {
  const words = useCopy().admin.articles
  const { status, publishAtMs, goesAtMs, isAhead } = article
  if (goesAtMs !== null) {
    return (
      <>
        <span className="chip">{words.status.trash}</span>
        <small className="below">{words.deletedIn(daysUntil(goesAtMs, Date.now()))}</small>
      </>
    )
  }
  if (publishAtMs !== null) {
    return (
      <>
        <span className="chip" data-tone="amber">
          {words.status.scheduled}
        </span>
        <small className="below">{words.publishesAt(fullDate(publishAtMs))}</small>
      </>
    )
  }
  return (
    <>
      {status === ARTICLE_STATUS.public && (
        <span className="chip" data-tone="green">
          {words.status.public}
        </span>
      )}
      {status === ARTICLE_STATUS.private && <span className="chip">{words.status.private}</span>}
      {status === ARTICLE_STATUS.draft && (
        <span className="chip" data-tone="amber">
          {words.status.draft}
        </span>
      )}
      {isAhead && <small className="below">{words.hasChanges}</small>}
    </>
  )
}
