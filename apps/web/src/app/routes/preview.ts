import { previewCopy } from '@lanting/copy/preview'
import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { pageHead } from '../page-head.ts'
import { PreviewPage } from '../pages/preview-page.tsx'

/** The page of a preview link. Its token stays in the browser. */
export const route = defineRoute({
  head: (context) => {
    const { title, description } = previewCopy[context.language]
    return pageHead(context, { path: PATHS.preview, title, description, hidden: true })
  },
  Page: PreviewPage,
})
