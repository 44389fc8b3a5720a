import { formCopy } from '@lanting/copy/forms'
import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { pageHead } from '../page-head.ts'
import { PasswordPage } from '../pages/password-page.tsx'

/** The page of a password link. Its token stays in the browser. */
export const route = defineRoute({
  head: (context) => {
    const { userCenter, login } = formCopy[context.language]
    const { save: title } = userCenter.password
    return pageHead(context, {
      path: PATHS.password,
      title,
      description: login.passwordHint,
      hidden: true,
    })
  },
  Page: PasswordPage,
})
