import { messageQuery } from '../../features/board/board.queries.ts'
import { PATHS } from '../../shared/paths.ts'
import { defineRoute, NotFound } from '../../shared/router/route.ts'
import { wholeNumber } from '../../shared/router/search-parameters.ts'
import { orNotFound } from '../missing-pages.ts'
import { pageHead } from '../page-head.ts'
import { MessageDetailPage } from '../pages/message-detail-page.tsx'

export const route = defineRoute({
  deps: ({ id }) => ({ id: wholeNumber(id) }),
  load: ({ queryClient, api }, { id }) => {
    if (!id) throw new NotFound()
    return queryClient.ensureQueryData(messageQuery(api, id)).catch(orNotFound)
  },
  head: (context, { data: message }) =>
    pageHead(context, {
      path: `${PATHS.messageDetail}?id=${message.id}`,
      title: context.copy.board.of(message.nick_name, message.id),
      description: message.message,
      above: [{ name: context.copy.titles.MessageList, path: PATHS.messageList }],
    }),
  Page: MessageDetailPage,
})
