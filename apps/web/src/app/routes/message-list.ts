import { driftingQuery, hotTagsQuery } from '../../features/board/board.queries.ts'
import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { together } from '../missing-pages.ts'
import { pageHead } from '../page-head.ts'
import { MessageListPage } from '../pages/message-list-page.tsx'

/** The layout renders this page and keeps it mounted while other pages are shown. */
export const route = defineRoute({
  load: ({ queryClient, api }) =>
    together([
      queryClient.ensureQueryData(driftingQuery(api)),
      queryClient.ensureQueryData(hotTagsQuery(api)),
    ]).then(() => null),
  head: (context) =>
    pageHead(context, {
      path: PATHS.messageList,
      title: context.copy.titles.MessageList,
      description: context.copy.descriptions.MessageList,
    }),
  Page: MessageListPage,
})
