import { COMMENT_TYPE } from '@lanting/contract'
import { useRef } from 'react'
import { Comments } from '../../features/comments/comments.tsx'
import { LikeThumb } from '../../features/likes/like-thumb.tsx'
import { likeTargetOf, TalkCard } from '../../features/talks/talk-card.tsx'
import { TalkSkeletons } from '../../features/talks/talk-skeleton.tsx'
import { useTalks } from '../../features/talks/use-talks.ts'
import { EndlessFooter } from '../../shared/endless/endless-footer.tsx'
import { useListPlace } from '../../shared/endless/use-list-place.ts'
import { useCopy } from '../../shared/language.ts'
import { linkedCommentIn } from '../../shared/linked-comment.ts'
import { useLocation } from '../../shared/router/router-context.ts'
import { useConfig } from '../../shared/site-config.ts'
import { Banner } from '../banner/banner.tsx'

export const TalkPage = ({ deps: { id: wantedId } }: { deps: { id?: number } }) => {
  const { talks: copy, titles } = useCopy()
  const { comment_rule } = useConfig()
  const { talks, isListed, countLike, ...list } = useTalks(wantedId)
  const hasLinkedComment = linkedCommentIn(useLocation()) !== undefined
  const container = useRef<HTMLDivElement>(null)
  useListPlace({ list: container, rows: '.talk', loaded: talks?.length ?? 0, ...list })
  return (
    <>
      <Banner routeName="Talk" title={titles.Talk}>
        <p>{copy.motto}</p>
      </Banner>
      <div ref={container} className="talks">
        {!talks && !list.isFailed && <TalkSkeletons />}
        {talks?.map((talk) => (
          <TalkCard
            key={talk.id}
            talk={talk}
            isWanted={talk.id === wantedId}
            isCommentWanted={talk.id === wantedId && hasLinkedComment}
            comments={
              <Comments
                type={COMMENT_TYPE.talk}
                forId={talk.id}
                rule={comment_rule}
                isOfPage={talk.id === wantedId}
              />
            }
            like={
              <LikeThumb
                target={likeTargetOf(talk)}
                count={talk.like_times}
                onCount={(change) => countLike(talk.id, change)}
                known={isListed(talk.id) ? talk.is_like : undefined}
              />
            }
          />
        ))}
        {talks?.length === 0 ? (
          <section className="card empty">
            <h2>{copy.empty}</h2>
            <p>{copy.emptyText}</p>
          </section>
        ) : (
          <EndlessFooter
            loaded={talks?.length ?? 0}
            hasMore={list.hasMore}
            isLoading={list.isLoading}
            isFailed={list.isFailed}
            onMore={talks ? list.fetchMore : list.retry}
          />
        )}
      </div>
    </>
  )
}
