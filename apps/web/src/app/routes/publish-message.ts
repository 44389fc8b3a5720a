import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { wholeNumber } from '../../shared/router/search-parameters.ts'
import { pageHead } from '../page-head.ts'
import { PublishMessagePage } from '../pages/publish-message-page.tsx'

/** The server renders the same page for all users. The browser checks permissions. */
export const route = defineRoute({
  deps: ({ id }) => ({ id: wholeNumber(id) }),
  head: (context) =>
    pageHead(context, {
      path: PATHS.publishMessage,
      title: context.copy.titles.PublishMessage,
      description: context.copy.descriptions.PublishMessage,
      hidden: true,
    }),
  Page: PublishMessagePage,
})
