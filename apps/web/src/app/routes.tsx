import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router'
import { articleQuery, homePageQuery } from '../features/articles/articles.queries.ts'
import { configQuery, pageHeadersQuery } from '../features/site/site.queries.ts'
import { isMissing } from '../shared/api/api.ts'
import { PATHS } from '../shared/paths.ts'
import { DocumentShell } from './document-shell.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { pageHead } from './page-head.ts'
import { ArticlePage } from './pages/article-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import type { SiteContext } from './router.ts'

const rootRoute = createRootRouteWithContext<SiteContext & { queryClient: QueryClient }>()({
  loader: ({ context: { queryClient, api } }) =>
    Promise.all([
      queryClient.ensureQueryData(configQuery(api)),
      queryClient.ensureQueryData(pageHeadersQuery(api)),
    ]),
  component: DocumentShell,
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

/** Known pages stand in the frame; an unknown one has the whole window. */
const layoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'layout',
  component: SiteLayout,
})

const homeRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.home,
  validateSearch: (given): { page?: number } => given,
  loaderDeps: ({ search: { page } }) => ({ page: wholeNumber(page) ?? 1 }),
  loader: ({ context: { queryClient, api }, deps: { page } }) =>
    queryClient.ensureQueryData(homePageQuery(api, page)),
  head: ({ match: { context } }) =>
    pageHead(context, { path: PATHS.home, title: context.copy.titles.Home }),
  component: HomePage,
})

const articleRoute = createRoute({
  getParentRoute: () => layoutRoute,
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

const thanksRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.thanks,
  head: ({ match: { context } }) =>
    pageHead(context, {
      path: PATHS.thanks,
      title: context.copy.titles.Thanks,
      description: context.copy.thanks.lead,
    }),
  component: lazyRouteComponent(() => import('./pages/thanks-page.tsx'), 'ThanksPage'),
})

export const routeTree = rootRoute.addChildren([
  indexRoute,
  layoutRoute.addChildren([homeRoute, articleRoute, thanksRoute]),
])
