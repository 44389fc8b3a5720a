import { createRootRoute, createRoute } from '@tanstack/react-router'
import { AdminFrame } from './frame/admin-frame.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'

export const root = createRootRoute({ notFoundComponent: NotFoundPage })

/** What stands beside the sidebar. */
export const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  component: AdminFrame,
})
