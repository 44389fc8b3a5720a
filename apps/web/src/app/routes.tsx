import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, notFound, redirect } from '@tanstack/react-router'
import { articleQuery, homePageQuery } from '../features/articles/articles.queries.ts'
import { isMissing } from '../shared/api/api.ts'
import { PATHS } from '../shared/paths.ts'
import { DocumentShell } from './document-shell.tsx'
import { pageHead } from './page-head.ts'
import { ArticlePage } from './pages/article-page.tsx'
import { FailurePage } from './pages/failure-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import type { SiteContext } from './router.ts'

const rootRoute = createRootRouteWithContext<SiteContext & { queryClient: QueryClient }>()({
  component: DocumentShell,
  notFoundComponent: NotFoundPage,
  errorComponent: FailurePage,
})

/** A wrong search parameter stays as it stands, so that nobody is sent elsewhere for it. */
const wholeNumber = (value: unknown) => {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: PATHS.home })
  },
})

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.home,
  validateSearch: (given): { page?: number } => given,
  loaderDeps: ({ search: { page } }) => ({ page: wholeNumber(page) ?? 1 }),
  loader: ({ context: { queryClient, api }, deps: { page } }) =>
    queryClient.ensureQueryData(homePageQuery(api, page)),
  head: ({ match: { context } }) =>
    pageHead(context, { path: PATHS.home, title: context.copy.home.title }),
  component: HomePage,
})

export const articleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.article,
  validateSearch: (given): { id?: number } => given,
  loaderDeps: ({ search: { id } }) => ({ id: wholeNumber(id) }),
  loader: async ({ context: { queryClient, api }, deps: { id } }) => {
    if (!id) throw notFound()
    try {
      return await queryClient.ensureQueryData(articleQuery(api, id))
    } catch (error) {
      throw isMissing(error) ? notFound() : error
    }
  },
  head: ({ match: { context }, loaderData: article }) =>
    article
      ? pageHead(context, {
          path: `${PATHS.article}?id=${article.id}`,
          title: article.article_title,
          description: article.article_description,
          picture: article.article_cover,
          type: 'article',
        })
      : {},
  component: ArticlePage,
})

export const routeTree = rootRoute.addChildren([indexRoute, homeRoute, articleRoute])
