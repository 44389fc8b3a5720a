import {
  articleQuery,
  neighboursQuery,
  slugQuery,
} from '../../features/articles/articles.queries.ts'
import { loadThemes } from '../../features/articles/reading/load-themes.ts'
import { defineRoute, NotFound } from '../../shared/router/route.ts'
import { wholeNumber } from '../../shared/router/search-parameters.ts'
import { orNotFound, together } from '../missing-pages.ts'
import { articleHead } from '../page-head.ts'
import { ArticlePage } from '../pages/article-page.tsx'

// For the preview of a draft, so that both pages share one style sheet.
export { ArticleText } from '../../features/articles/reading/article-text.tsx'

export const route = defineRoute({
  deps: ({ id }, slug) => ({ id: wholeNumber(id), slug }),
  load: async ({ queryClient, api }, deps) => {
    const { slug } = deps
    const { id } =
      slug === undefined
        ? deps
        : await queryClient.ensureQueryData(slugQuery(api, slug)).catch(orNotFound)
    if (!id) throw new NotFound()
    const [article] = await together([
      queryClient.ensureQueryData(articleQuery(api, id)),
      queryClient.ensureQueryData(neighboursQuery(api, id)),
      loadThemes(),
    ]).catch(orNotFound)
    return article
  },
  head: (context, { data: article }) => articleHead(context, article),
  Page: ArticlePage,
})
