import { ownerPagePath } from '@lanting/contract'
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
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
import { accountRoutes } from './account-routes.tsx'
import { boardRoutes } from './board-routes.tsx'
import { layoutRoute, rootRoute } from './layout-route.tsx'
import { orNotFound, together, unlessBehindLast } from './missing-pages.ts'
import { articleHead, homeHead, pageHead, taxonomyHead } from './page-head.ts'
import { HomePage } from './pages/home-page.tsx'
import { loadSearch, searchDeps, searchHead } from './pages/search-route.ts'
import { resourceRoutes } from './resource-routes.tsx'
import { wholeNumber } from './search-parameters.ts'
import { talkRoutes } from './talk-routes.tsx'

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: PATHS.home, search: true })
  },
})

const homeRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.home,
  validateSearch: (given): { page?: number } => given,
  loaderDeps: ({ search: { page } }) => ({ page: wholeNumber(page) ?? 1 }),
  loader: ({ context: { queryClient, api }, deps: { page } }) =>
    together([
      queryClient
        .ensureQueryData(homePageQuery(api, page))
        .then(unlessBehindLast(page))
        .catch(orNotFound),
      queryClient.ensureQueryData(statisticQuery(api)),
      queryClient.ensureQueryData(tagsQuery(api)),
    ]),
  head: ({ match: { context, loaderDeps } }) => homeHead(context, loaderDeps.page),
  component: HomePage,
})

const articleRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.article,
  validateSearch: (given): { id?: number } => given,
  loaderDeps: ({ search: { id } }) => ({ id: wholeNumber(id) }),
  loader: async ({ context: { queryClient, api }, deps: { id } }) => {
    if (!id) throw notFound()
    const [article] = await together([
      queryClient.ensureQueryData(articleQuery(api, id)),
      queryClient.ensureQueryData(neighboursQuery(api, id)),
    ]).catch(orNotFound)
    return article
  },
  head: ({ match: { context }, loaderData: article }) =>
    article ? articleHead(context, article) : {},
  component: lazyRouteComponent(() => import('./pages/article-page.tsx'), 'ArticlePage'),
})

const archivesRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.archives,
  validateSearch: (given): { page?: number } => given,
  loaderDeps: ({ search: { page } }) => ({ page: wholeNumber(page) ?? 1 }),
  loader: ({ context: { queryClient, api }, deps: { page } }) =>
    queryClient
      .ensureQueryData(timelineQuery(api, page))
      .then(unlessBehindLast(page))
      .catch(orNotFound),
  head: ({ match: { context, loaderDeps } }) =>
    pageHead(context, {
      path: PATHS.archives,
      title: context.copy.titles.Archives,
      description: context.copy.descriptions.Archives,
      page: loaderDeps.page,
    }),
  component: lazyRouteComponent(() => import('./pages/archives-page.tsx'), 'ArchivesPage'),
})

const categoryRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.category,
  loader: ({ context: { queryClient, api } }) => queryClient.ensureQueryData(categoriesQuery(api)),
  head: ({ match: { context } }) =>
    pageHead(context, {
      path: PATHS.category,
      title: context.copy.titles.Category,
      description: context.copy.descriptions.Category,
    }),
  component: lazyRouteComponent(() => import('./pages/taxonomy-page.tsx'), 'CategoryPage'),
})

const tagRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.tag,
  loader: ({ context: { queryClient, api } }) => queryClient.ensureQueryData(tagsQuery(api)),
  head: ({ match: { context } }) =>
    pageHead(context, {
      path: PATHS.tag,
      title: context.copy.titles.Tag,
      description: context.copy.descriptions.Tag,
    }),
  component: lazyRouteComponent(() => import('./pages/taxonomy-page.tsx'), 'TagPage'),
})

const listTypeOf = (type: unknown): ListType => (type === 'tag' ? 'tag' : 'category')

/** The name comes from the category or tag. The name in the address is only decoration. */
const articleListRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.articleList,
  validateSearch: (given): { id?: number; type?: ListType; name?: string; page?: number } => given,
  loaderDeps: ({ search: { id, type, page } }) => ({
    id: wholeNumber(id) ?? 0,
    type: listTypeOf(type),
    page: wholeNumber(page) ?? 1,
  }),
  loader: async ({ context: { queryClient, api }, deps: { id, type, page } }) => {
    const [categories, tags] = await together([
      queryClient.ensureQueryData(categoriesQuery(api)),
      queryClient.ensureQueryData(tagsQuery(api)),
    ])
    const name =
      type === 'tag'
        ? tags.find((tag) => tag.id === id)?.tag_name
        : categories.find((category) => category.id === id)?.category_name
    if (name === undefined) throw notFound()
    await queryClient
      .ensureQueryData(articleListQuery(api, type, id, page))
      .then(unlessBehindLast(page))
      .catch(orNotFound)
    return { name, type, id }
  },
  head: ({ match: { context, loaderDeps }, loaderData: label }) =>
    label ? taxonomyHead(context, label, loaderDeps.page) : {},
  component: lazyRouteComponent(() => import('./pages/article-list-page.tsx'), 'ArticleListPage'),
})

const thanksRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.thanks,
  head: ({ match: { context } }) =>
    pageHead(context, {
      path: PATHS.thanks,
      title: context.copy.titles.Thanks,
      description: context.copy.descriptions.Thanks,
    }),
  component: lazyRouteComponent(() => import('./pages/thanks-page.tsx'), 'ThanksPage'),
})

const pageRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.page,
  validateSearch: (given): { id?: number } => given,
  loaderDeps: ({ search: { id } }) => ({ id: wholeNumber(id) }),
  loader: ({ context: { queryClient, api }, deps: { id } }) => {
    if (!id) throw notFound()
    return queryClient.ensureQueryData(pageQuery(api, id)).catch(orNotFound)
  },
  head: ({ match: { context }, loaderData: page }) =>
    page
      ? pageHead(context, {
          path: ownerPagePath(page.id),
          title: page.title,
          description: page.page_description,
        })
      : {},
  component: lazyRouteComponent(() => import('./pages/owner-page.tsx'), 'OwnerPage'),
})

const searchRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.search,
  validateSearch: (given): { q?: string; page?: number } => given,
  loaderDeps: ({ search }) => searchDeps(search),
  loader: ({ context, deps }) => loadSearch(context, deps),
  head: ({ match: { context }, loaderData }) => searchHead(context, loaderData),
  component: lazyRouteComponent(() => import('./pages/search-page.tsx'), 'SearchPage'),
})

export const routeTree = rootRoute.addChildren([
  indexRoute,
  layoutRoute.addChildren([
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
  ]),
])
