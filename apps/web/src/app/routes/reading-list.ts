import { readerPagesCopy } from '@lanting/copy/reader-pages'
import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { pageHead } from '../page-head.ts'
import { ReadingListPage } from '../pages/reading-list-page.tsx'

export const route = defineRoute({
  head: (context) => {
    const { title, description } = readerPagesCopy[context.language].readingList
    return pageHead(context, { path: PATHS.readingList, title, description, hidden: true })
  },
  Page: ReadingListPage,
})
