import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readNoticeSearch, readOrderSearch } from '../features/order/order-search.ts'
import { readUploadSearch } from '../features/uploads/upload-search.ts'
import { PATHS } from '../shared/paths.ts'
import { frame } from './frame-route.tsx'

const queue = createRoute({
  getParentRoute: () => frame,
  path: PATHS.queue,
  validateSearch: readOrderSearch,
  component: lazyRouteComponent(() => import('./pages/order-pages.tsx'), 'QueuePage'),
})

const comments = createRoute({
  getParentRoute: () => frame,
  path: PATHS.comments,
  validateSearch: readOrderSearch,
  component: lazyRouteComponent(() => import('./pages/order-pages.tsx'), 'CommentsPage'),
})

const board = createRoute({
  getParentRoute: () => frame,
  path: PATHS.board,
  validateSearch: readOrderSearch,
  component: lazyRouteComponent(() => import('./pages/order-pages.tsx'), 'BoardPage'),
})

const chat = createRoute({
  getParentRoute: () => frame,
  path: PATHS.chat,
  validateSearch: readOrderSearch,
  component: lazyRouteComponent(() => import('./pages/order-pages.tsx'), 'ChatPage'),
})

const words = createRoute({
  getParentRoute: () => frame,
  path: PATHS.words,
  component: lazyRouteComponent(() => import('./pages/words-page.tsx'), 'WordsPage'),
})

const notices = createRoute({
  getParentRoute: () => frame,
  path: PATHS.notices,
  validateSearch: readNoticeSearch,
  component: lazyRouteComponent(() => import('./pages/notices-page.tsx'), 'NoticesPage'),
})

const uploads = createRoute({
  getParentRoute: () => frame,
  path: PATHS.uploads,
  validateSearch: readUploadSearch,
  component: lazyRouteComponent(() => import('./pages/uploads-page.tsx'), 'UploadsPage'),
})

/** What people write and send, and how order is kept among it. */
export const orderRoutes = [queue, comments, board, chat, words, notices, uploads] as const
