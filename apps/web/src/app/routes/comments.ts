import { COMMENT_TYPE, type CommentType, commentsPath } from '@lanting/contract'
import { readerPagesCopy } from '@lanting/copy/reader-pages'
import { plainCommentsQuery } from '../../features/comments/plain-comments.queries.ts'
import { defineRoute, NotFound } from '../../shared/router/route.ts'
import { wholeNumber } from '../../shared/router/search-parameters.ts'
import { orNotFound, unlessBehindLast } from '../missing-pages.ts'
import { pageHead } from '../page-head.ts'
import { CommentsPage } from '../pages/comments-page.tsx'

const TYPES: readonly (number | undefined)[] = Object.values(COMMENT_TYPE)

export const route = defineRoute({
  deps: ({ id, type, page }) => ({
    target: { type: wholeNumber(type) as CommentType, for_id: wholeNumber(id) ?? 0 },
    page: wholeNumber(page) ?? 1,
  }),
  load: ({ queryClient, api }, { target, page }) => {
    if (!TYPES.includes(target.type) || target.for_id === 0) throw new NotFound()
    return queryClient
      .ensureQueryData(plainCommentsQuery(api, target, page))
      .then(unlessBehindLast(page))
      .catch(orNotFound)
  },
  head: (context, { deps: { target, page } }) => {
    const { title, description } = readerPagesCopy[context.language].comments
    return pageHead(context, {
      path: commentsPath(target),
      title: title[target.type](target.for_id),
      description,
      page,
      hidden: true,
    })
  },
  Page: CommentsPage,
})
