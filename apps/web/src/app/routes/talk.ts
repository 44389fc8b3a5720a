import { descriptionOf, talkPath } from '@lanting/contract'
import { talkQuery, talksQuery } from '../../features/talks/talks.queries.ts'
import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { wholeNumber } from '../../shared/router/search-parameters.ts'
import { orNotFound, together } from '../missing-pages.ts'
import { pageHead } from '../page-head.ts'
import { TalkPage } from '../pages/talk-page.tsx'
import { TalksSkeleton } from '../pages/talk-skeletons.tsx'

export const route = defineRoute({
  deps: ({ id }) => ({ id: wholeNumber(id) }),
  load: async ({ queryClient, api }, { id }) => {
    const [, talk] = await together([
      queryClient.ensureInfiniteQueryData(talksQuery(api)),
      id ? queryClient.ensureQueryData(talkQuery(api, id)).catch(orNotFound) : undefined,
    ])
    return talk
  },
  head: (context, { data: talk }) =>
    talk
      ? pageHead(context, {
          path: talkPath(talk.id),
          title: context.copy.talks.titleOf(talk.nick_name),
          description: descriptionOf(talk.content) || context.copy.descriptions.Talk,
          above: [{ name: context.copy.titles.Talk, path: PATHS.talk }],
        })
      : pageHead(context, {
          path: PATHS.talk,
          title: context.copy.titles.Talk,
          description: context.copy.descriptions.Talk,
        }),
  Page: TalkPage,
  skeleton: TalksSkeleton,
})
