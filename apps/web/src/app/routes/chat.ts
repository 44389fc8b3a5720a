import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { pageHead } from '../page-head.ts'
import { ChatPage } from '../pages/chat-page.tsx'

/**
 * The server renders the same page for all users. Messages come over the socket and are never
 * cached.
 */
export const route = defineRoute({
  head: (context) =>
    pageHead(context, {
      path: PATHS.chat,
      title: context.copy.titles.Chat,
      description: context.copy.descriptions.Chat,
    }),
  Page: ChatPage,
})
