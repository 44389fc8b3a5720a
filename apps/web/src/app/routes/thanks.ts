import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { pageHead } from '../page-head.ts'
import { ThanksPage } from '../pages/thanks-page.tsx'

export const route = defineRoute({
  head: (context) =>
    pageHead(context, {
      path: PATHS.thanks,
      title: context.copy.titles.Thanks,
      description: context.copy.descriptions.Thanks,
    }),
  Page: ThanksPage,
})
