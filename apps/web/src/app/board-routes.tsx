import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { driftingQuery, hotTagsQuery, messageQuery } from '../features/board/board.queries.ts'
import { linkListQuery } from '../features/links/links.queries.ts'
import { PATHS } from '../shared/paths.ts'
import { layoutRoute } from './layout-route.tsx'
import { orNotFound, together } from './missing-pages.ts'
import { pageHead } from './page-head.ts'
import { MessageListPage } from './persistent-board.tsx'
import { wholeNumber } from './search-parameters.ts'

/** The layout renders this page and keeps it mounted while other pages are shown. */
const messageListRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.messageList,
  loader: ({ context: { queryClient, api } }) =>
    together([
      queryClient.ensureQueryData(driftingQuery(api)),
      queryClient.ensureQueryData(hotTagsQuery(api)),
    ]).then(() => null),
  head: ({ match: { context } }) =>
    pageHead(context, {
      path: PATHS.messageList,
      title: context.copy.titles.MessageList,
      description: context.copy.descriptions.MessageList,
    }),
  // Renders nothing, but preloads the page that the layout shows before hydration.
  component: Object.assign(() => null, { preload: MessageListPage.preload }),
})

const messageDetailRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.messageDetail,
  validateSearch: (given): { id?: number } => given,
  loaderDeps: ({ search: { id } }) => ({ id: wholeNumber(id) }),
  loader: ({ context: { queryClient, api }, deps: { id } }) => {
    if (!id) throw notFound()
    return queryClient.ensureQueryData(messageQuery(api, id)).catch(orNotFound)
  },
  head: ({ match: { context }, loaderData: message }) =>
    message
      ? pageHead(context, {
          path: `${PATHS.messageDetail}?id=${message.id}`,
          title: context.copy.board.of(message.nick_name, message.id),
          description: message.message,
          above: [{ name: context.copy.titles.MessageList, path: PATHS.messageList }],
        })
      : {},
  component: lazyRouteComponent(
    () => import('./pages/message-detail-page.tsx'),
    'MessageDetailPage',
  ),
})

/** The server renders the same page for all users. The browser checks permissions. */
const publishMessageRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.publishMessage,
  validateSearch: (given): { type?: 'add' | 'edit'; id?: number } => given,
  loaderDeps: ({ search: { id } }) => ({ id: wholeNumber(id) }),
  head: ({ match: { context } }) =>
    pageHead(context, {
      path: PATHS.publishMessage,
      title: context.copy.titles.PublishMessage,
      description: context.copy.descriptions.PublishMessage,
      hidden: true,
    }),
  component: lazyRouteComponent(
    () => import('./pages/publish-message-page.tsx'),
    'PublishMessagePage',
  ),
})

/**
 * The server renders the same page for all users. Messages come over the socket and are never
 * cached.
 */
const chatRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.chat,
  head: ({ match: { context } }) =>
    pageHead(context, {
      path: PATHS.chat,
      title: context.copy.titles.Chat,
      description: context.copy.descriptions.Chat,
    }),
  component: lazyRouteComponent(() => import('./pages/chat-page.tsx'), 'ChatPage'),
})

const linkListRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.linkList,
  loader: ({ context: { queryClient, api } }) =>
    queryClient.ensureInfiniteQueryData(linkListQuery(api)).then(() => null),
  head: ({ match: { context } }) =>
    pageHead(context, {
      path: PATHS.linkList,
      title: context.copy.titles.LinkList,
      description: context.copy.descriptions.LinkList,
    }),
  component: lazyRouteComponent(() => import('./pages/link-list-page.tsx'), 'LinkListPage'),
})

/** The message board, the chat room and the friend links. */
export const boardRoutes = [
  messageListRoute,
  messageDetailRoute,
  publishMessageRoute,
  chatRoute,
  linkListRoute,
] as const
