import type { ArticleCard } from '@lanting/contract'
import { IconEye, IconHeart } from '@tabler/icons-react'
import { useCopy } from '../../shared/language.ts'
import { useShortCount } from '../../shared/use-short-count.ts'

type Counted = Pick<ArticleCard, 'thumbs_up_times' | 'view_times'>

const ICON = { 'aria-hidden': true, size: 15, stroke: 1.6 } as const

/** The like count and the view count of an article. */
export const ArticleCounts = ({
  article: { thumbs_up_times, view_times },
}: {
  article: Counted
}) => {
  const { article: copy } = useCopy()
  const shortCount = useShortCount()
  return (
    <>
      <span title={copy.likes(String(thumbs_up_times))}>
        <IconHeart {...ICON} />
        <span className="for-screen-readers">{copy.likes('')}</span>
        {shortCount(thumbs_up_times)}
      </span>
      <span title={copy.views(String(view_times))}>
        <IconEye {...ICON} />
        <span className="for-screen-readers">{copy.views('')}</span>
        {shortCount(view_times)}
      </span>
    </>
  )
}
