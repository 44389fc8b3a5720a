import type { ArticleCard } from '@lanting/contract'
import { shortCount } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'

type Facts = Pick<
  ArticleCard,
  'createdAt' | 'updatedAt' | 'tagNameList' | 'thumbs_up_times' | 'view_times'
>

const day = (date: string) => date.slice(0, 'YYYY-MM-DD'.length)

export const ArticleMeta = ({ article }: { article: Facts }) => {
  const { article: words, listSeparator } = useCopy()
  const { createdAt, updatedAt, tagNameList, thumbs_up_times, view_times } = article
  return (
    <p className="meta">
      <time dateTime={day(createdAt)}>{words.publishedOn(day(createdAt))}</time>
      {day(updatedAt) !== day(createdAt) && (
        <time dateTime={day(updatedAt)}>{words.updatedOn(day(updatedAt))}</time>
      )}
      <span>{tagNameList.join(listSeparator)}</span>
      <span>{words.likes(shortCount(thumbs_up_times))}</span>
      <span>{words.views(shortCount(view_times))}</span>
    </p>
  )
}
