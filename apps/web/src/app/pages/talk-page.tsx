import { getRouteApi } from '@tanstack/react-router'
import { LikeThumb } from '../../features/likes/like-thumb.tsx'
import { likeTargetOf, TalkCard } from '../../features/talks/talk-card.tsx'
import { TalkSkeletons } from '../../features/talks/talk-skeleton.tsx'
import { useTalks } from '../../features/talks/use-talks.ts'
import { EndlessFoot } from '../../shared/endless/endless-foot.tsx'
import { useCopy } from '../../shared/language.ts'
import { Banner } from '../banner/banner.tsx'

const route = getRouteApi('/layout/talk')

export const TalkPage = () => {
  const { id: wantedId } = route.useLoaderDeps()
  const { talks: words, titles } = useCopy()
  const { talks, isListed, countLike, ...list } = useTalks(wantedId)
  return (
    <>
      <Banner routeName="Talk" title={titles.Talk}>
        <p>{words.motto}</p>
      </Banner>
      <div className="talks">
        {!talks && !list.isFailed && <TalkSkeletons />}
        {talks?.map((talk) => (
          <TalkCard
            key={talk.id}
            talk={talk}
            isWanted={talk.id === wantedId}
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
            <h2>{words.empty}</h2>
            <p>{words.emptyText}</p>
          </section>
        ) : (
          <EndlessFoot
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
