import { articleListQuery, type ListType } from '../../features/articles/articles.queries.ts'
import { categoriesQuery, tagsQuery } from '../../features/taxonomy/taxonomy.queries.ts'
import { defineRoute, NotFound } from '../../shared/router/route.ts'
import { wholeNumber } from '../../shared/router/search-parameters.ts'
import { orNotFound, together, unlessBehindLast } from '../missing-pages.ts'
import { taxonomyHead } from '../page-head.ts'
import { ArticleListPage } from '../pages/article-list-page.tsx'

const listTypeOf = (type: unknown): ListType => (type === 'tag' ? 'tag' : 'category')

/** The name comes from the category or tag. The name in the address is only decoration. */
export const route = defineRoute({
  deps: ({ id, type, page }) => ({
    id: wholeNumber(id) ?? 0,
    type: listTypeOf(type),
    page: wholeNumber(page) ?? 1,
  }),
  load: async ({ queryClient, api }, { id, type, page }) => {
    const [categories, tags] = await together([
      queryClient.ensureQueryData(categoriesQuery(api)),
      queryClient.ensureQueryData(tagsQuery(api)),
    ])
    const name =
      type === 'tag'
        ? tags.find((tag) => tag.id === id)?.tag_name
        : categories.find((category) => category.id === id)?.category_name
    if (name === undefined) throw new NotFound()
    await queryClient
      .ensureQueryData(articleListQuery(api, type, id, page))
      .then(unlessBehindLast(page))
      .catch(orNotFound)
    return { name, type, id }
  },
  head: (context, { deps, data: label }) => taxonomyHead(context, label, deps.page),
  Page: ArticleListPage,
})
