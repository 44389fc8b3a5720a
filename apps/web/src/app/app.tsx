import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { MusicDock } from '../features/music/dock/music-dock.tsx'
import { useIsHidden } from '../features/site/use-site.ts'
import type { Router } from '../shared/router/router.ts'
import {
  LocationContext,
  RouterContext,
  SiteContextContext,
} from '../shared/router/router-context.ts'
import type { View } from '../shared/router/view.ts'
import { repeatEarlyClick } from './early-click.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Overlays } from './layout/overlays.tsx'
import { RoughEdges } from './layout/rough-edges.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { PageSkeleton } from './pages/page-skeleton.tsx'
import { isBoard } from './persistent-board.tsx'
import './site.css'

/** The state of the router. A page change is a transition: the last page stays until it is ready. */
const useRouterState = (router: Router) => {
  const [state, setState] = useState(router.getState)
  useEffect(() => {
    const update = () => startTransition(() => setState(router.getState()))
    update()
    return router.subscribe(update)
  }, [router])
  return state
}

const PageView = ({ view }: { view: View }) => (
  <ErrorBoundary resetKey={view}>
    <Suspense fallback={<PageSkeleton />}>
      <view.Page {...view.props} />
    </Suspense>
  </ErrorBoundary>
)

const Music = () => (useIsHidden('music') ? null : <MusicDock />)

/** The body of all pages. */
export const App = ({ router }: { router: Router }) => {
  const { view, context } = useRouterState(router)
  useLayoutEffect(() => router.shown(view), [router, view])
  useEffect(repeatEarlyClick, [])
  const page = isBoard(view) ? null : <PageView view={view} />
  return (
    <QueryClientProvider client={context.queryClient}>
      <RouterContext value={router}>
        <SiteContextContext value={context}>
          <LocationContext value={view.location}>
            <RoughEdges />
            {view.isInLayout ? <SiteLayout view={view}>{page}</SiteLayout> : <main>{page}</main>}
            <Overlays />
            <Music />
          </LocationContext>
        </SiteContextContext>
      </RouterContext>
    </QueryClientProvider>
  )
}
