import { ownerPagePath } from '@lanting/contract'
import {
  articleListQuery,
  articleQuery,
  homePageQuery,
  type ListType,
  neighboursQuery,
  timelineQuery,
} from '../features/articles/articles.queries.ts'
import { pageQuery } from '../features/pages/pages.queries.ts'
import {
  categoriesQuery,
  statisticQuery,
  tagsQuery,
} from '../features/taxonomy/taxonomy.queries.ts'
import { PATHS } from '../shared/paths.ts'
import { defineRoute, NotFound, type Route } from '../shared/router/route.ts'
import { wholeNumber } from '../shared/router/search-parameters.ts'
import { accountRoutes } from './account-routes.tsx'
import { boardRoutes } from './board-routes.tsx'
import { orNotFound, together, unlessBehindLast } from './missing-pages.ts'
import { articleHead, homeHead, pageHead, taxonomyHead } from './page-head.ts'
import { HomePage } from './pages/home-page.tsx'
import { loadSearch, searchDeps, searchHead } from './pages/search-route.ts'
import { resourceRoutes } from './resource-routes.tsx'
import { talkRoutes } from './talk-routes.tsx'

const homeRoute = defineRoute({
  path: PATHS.home,
  deps: ({ page }) => ({ page: wholeNumber(page) ?? 1 }),
  load: ({ queryClient, api }, { page }) =>
    together([
      queryClient
        .ensureQueryData(homePageQuery(api, page))
        .then(unlessBehindLast(page))
        .catch(orNotFound),
      queryClient.ensureQueryData(statisticQuery(api)),
      queryClient.ensureQueryData(tagsQuery(api)),
    ]),
  head: (context, { deps }) => homeHead(context, deps.page),
  component: async () => HomePage,
})

const articleRoute = defineRoute({
  path: PATHS.article,
  deps: ({ id }) => ({ id: wholeNumber(id) }),
  load: async ({ queryClient, api }, { id }) => {
    if (!id) throw new NotFound()
    const [article] = await together([
      queryClient.ensureQueryData(articleQuery(api, id)),
      queryClient.ensureQueryData(neighboursQuery(api, id)),
    ]).catch(orNotFound)
    return article
  },
  head: (context, { data: article }) => articleHead(context, article),
  component: async () => (await import('./pages/article-page.tsx')).ArticlePage,
})

const archivesRoute = defineRoute({
  path: PATHS.archives,
  deps: ({ page }) => ({ page: wholeNumber(page) ?? 1 }),
  load: ({ queryClient, api }, { page }) =>
    queryClient
      .ensureQueryData(timelineQuery(api, page))
      .then(unlessBehindLast(page))
      .catch(orNotFound),
  head: (context, { deps }) =>
    pageHead(context, {
      path: PATHS.archives,
      title: context.copy.titles.Archives,
      description: context.copy.descriptions.Archives,
      page: deps.page,
    }),
  component: async () => (await import('./pages/archives-page.tsx')).ArchivesPage,
})

const categoryRoute = defineRoute({
  path: PATHS.category,
  load: ({ queryClient, api }) => queryClient.ensureQueryData(categoriesQuery(api)),
  head: (context) =>
    pageHead(context, {
      path: PATHS.category,
      title: context.copy.titles.Category,
      description: context.copy.descriptions.Category,
    }),
  component: async () => (await import('./pages/taxonomy-page.tsx')).CategoryPage,
})

const tagRoute = defineRoute({
  path: PATHS.tag,
  load: ({ queryClient, api }) => queryClient.ensureQueryData(tagsQuery(api)),
  head: (context) =>
    pageHead(context, {
      path: PATHS.tag,
      title: context.copy.titles.Tag,
      description: context.copy.descriptions.Tag,
    }),
  component: async () => (await import('./pages/taxonomy-page.tsx')).TagPage,
})

const listTypeOf = (type: unknown): ListType => (type === 'tag' ? 'tag' : 'category')

/** The name comes from the category or tag. The name in the address is only decoration. */
const articleListRoute = defineRoute({
  path: PATHS.articleList,
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
  component: async () => (await import('./pages/article-list-page.tsx')).ArticleListPage,
})

const thanksRoute = defineRoute({
  path: PATHS.thanks,
  head: (context) =>
    pageHead(context, {
      path: PATHS.thanks,
      title: context.copy.titles.Thanks,
      description: context.copy.descriptions.Thanks,
    }),
  component: async () => (await import('./pages/thanks-page.tsx')).ThanksPage,
})

const pageRoute = defineRoute({
  path: PATHS.page,
  deps: ({ id }) => ({ id: wholeNumber(id) }),
  load: ({ queryClient, api }, { id }) => {
    if (!id) throw new NotFound()
    return queryClient.ensureQueryData(pageQuery(api, id)).catch(orNotFound)
  },
  head: (context, { data: page }) =>
    pageHead(context, {
      path: ownerPagePath(page.id),
      title: page.title,
      description: page.page_description,
    }),
  component: async () => (await import('./pages/owner-page.tsx')).OwnerPage,
})

const searchRoute = defineRoute({
  path: PATHS.search,
  deps: searchDeps,
  load: loadSearch,
  head: (context, { data }) => searchHead(context, data),
  component: async () => (await import('./pages/search-page.tsx')).SearchPage,
})

export const routes: readonly Route[] = [
  homeRoute,
  archivesRoute,
  categoryRoute,
  tagRoute,
  articleListRoute,
  articleRoute,
  thanksRoute,
  pageRoute,
  ...accountRoutes,
  ...resourceRoutes,
  ...talkRoutes,
  ...boardRoutes,
  searchRoute,
]
