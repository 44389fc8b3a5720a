import { createRootRoute, createRoute } from '@tanstack/react-router'
import { AdminFrame } from './frame/admin-frame.tsx'
import { loadTimeZone } from './load-time-zone.ts'
import { NotFoundPage } from './pages/not-found-page.tsx'

export const root = createRootRoute({
  notFoundComponent: NotFoundPage,
  beforeLoad: loadTimeZone,
})

/** The parent route of all screens with a sidebar. */
export const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  component: AdminFrame,
})
