import { createContext, use } from 'react'
import type { PageLocation } from './location.ts'
import type { Router } from './router.ts'
import type { SiteContext } from './site-context.ts'

const missing = (): never => {
  throw new Error('Outside of the router.')
}

export const RouterContext = createContext<Router | undefined>(undefined)
export const SiteContextContext = createContext<SiteContext | undefined>(undefined)
export const LocationContext = createContext<PageLocation | undefined>(undefined)

export const useRouter = (): Router => use(RouterContext) ?? missing()

export const useSiteContext = (): SiteContext => use(SiteContextContext) ?? missing()

/** The location of the shown page. */
export const useLocation = (): PageLocation => use(LocationContext) ?? missing()
