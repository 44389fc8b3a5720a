import { createRootRoute, createRoute } from '@tanstack/react-router'
import { AdminFrame } from './frame/admin-frame.tsx'
import { loadSite } from './load-site.ts'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { TitledScreen } from './titled-screen.tsx'

export const root = createRootRoute({
  beforeLoad: loadSite,
  component: TitledScreen,
})

/** The parent route of all screens with a sidebar. */
export const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  component: AdminFrame,
})

/** All other addresses: the menu leads on. */
export const missing = createRoute({
  getParentRoute: () => frame,
  path: '$',
  component: NotFoundPage,
})
