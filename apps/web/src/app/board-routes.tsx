import { driftingQuery, hotTagsQuery, messageQuery } from '../features/board/board.queries.ts'
import { linkListQuery } from '../features/links/links.queries.ts'
import { PATHS } from '../shared/paths.ts'
import { defineRoute, NotFound } from '../shared/router/route.ts'
import { wholeNumber } from '../shared/router/search-parameters.ts'
import { orNotFound, together } from './missing-pages.ts'
import { pageHead } from './page-head.ts'
import { loadMessageListPage } from './persistent-board.tsx'

/** The layout renders this page and keeps it mounted while other pages are shown. */
const messageListRoute = defineRoute({
  path: PATHS.messageList,
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
  component: async () => {
    await loadMessageListPage()
    return () => null
  },
})

const messageDetailRoute = defineRoute({
  path: PATHS.messageDetail,
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
  component: async () => (await import('./pages/message-detail-page.tsx')).MessageDetailPage,
})

/** The server renders the same page for all users. The browser checks permissions. */
const publishMessageRoute = defineRoute({
  path: PATHS.publishMessage,
  deps: ({ id }) => ({ id: wholeNumber(id) }),
  head: (context) =>
    pageHead(context, {
      path: PATHS.publishMessage,
      title: context.copy.titles.PublishMessage,
      description: context.copy.descriptions.PublishMessage,
      hidden: true,
    }),
  component: async () => (await import('./pages/publish-message-page.tsx')).PublishMessagePage,
})

/**
 * The server renders the same page for all users. Messages come over the socket and are never
 * cached.
 */
const chatRoute = defineRoute({
  path: PATHS.chat,
  head: (context) =>
    pageHead(context, {
      path: PATHS.chat,
      title: context.copy.titles.Chat,
      description: context.copy.descriptions.Chat,
    }),
  component: async () => (await import('./pages/chat-page.tsx')).ChatPage,
})

const linkListRoute = defineRoute({
  path: PATHS.linkList,
  load: ({ queryClient, api }) =>
    queryClient.ensureInfiniteQueryData(linkListQuery(api)).then(() => null),
  head: (context) =>
    pageHead(context, {
      path: PATHS.linkList,
      title: context.copy.titles.LinkList,
      description: context.copy.descriptions.LinkList,
    }),
  component: async () => (await import('./pages/link-list-page.tsx')).LinkListPage,
})

/** The message board, the chat room and the friend links. */
export const boardRoutes = [
  messageListRoute,
  messageDetailRoute,
  publishMessageRoute,
  chatRoute,
  linkListRoute,
] as const
