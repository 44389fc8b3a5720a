import { formCopy } from '@lanting/copy/forms'
import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { pageHead } from '../page-head.ts'
import { InvitationPage } from '../pages/invitation-page.tsx'

/** The page of an invitation. Its token stays in the browser. */
export const route = defineRoute({
  head: (context) => {
    const { title, text: description } = formCopy[context.language].login.invited
    return pageHead(context, { path: PATHS.invitation, title, description, hidden: true })
  },
  Page: InvitationPage,
})
