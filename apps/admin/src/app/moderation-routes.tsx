import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import {
  readModerationSearch,
  readNotificationSearch,
} from '../features/moderation/moderation-search.ts'
import { readUploadSearch } from '../features/uploads/upload-search.ts'
import { PATHS } from '../shared/paths.ts'
import { frame } from './frame-route.tsx'

const queue = createRoute({
  getParentRoute: () => frame,
  path: PATHS.moderation,
  validateSearch: readModerationSearch,
  component: lazyRouteComponent(() => import('./pages/moderation-pages.tsx'), 'QueuePage'),
})

const comments = createRoute({
  getParentRoute: () => frame,
  path: PATHS.comments,
  validateSearch: readModerationSearch,
  component: lazyRouteComponent(() => import('./pages/moderation-pages.tsx'), 'CommentsPage'),
})

const board = createRoute({
  getParentRoute: () => frame,
  path: PATHS.board,
  validateSearch: readModerationSearch,
  component: lazyRouteComponent(() => import('./pages/moderation-pages.tsx'), 'BoardPage'),
})

const chat = createRoute({
  getParentRoute: () => frame,
  path: PATHS.chat,
  validateSearch: readModerationSearch,
  component: lazyRouteComponent(() => import('./pages/moderation-pages.tsx'), 'ChatPage'),
})

const copy = createRoute({
  getParentRoute: () => frame,
  path: PATHS.blocklist,
  component: lazyRouteComponent(() => import('./pages/blocklist-page.tsx'), 'BlocklistPage'),
})

const notifications = createRoute({
  getParentRoute: () => frame,
  path: PATHS.notifications,
  validateSearch: readNotificationSearch,
  component: lazyRouteComponent(
    () => import('./pages/notifications-page.tsx'),
    'NotificationsPage',
  ),
})

const uploads = createRoute({
  getParentRoute: () => frame,
  path: PATHS.uploads,
  validateSearch: readUploadSearch,
  component: lazyRouteComponent(() => import('./pages/uploads-page.tsx'), 'UploadsPage'),
})

/** The routes of moderation, notifications and uploads. */
export const moderationRoutes = [
  queue,
  comments,
  board,
  chat,
  copy,
  notifications,
  uploads,
] as const
