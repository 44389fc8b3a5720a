import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { type RunningSite, startSite } from './site.ts'

export interface Stage {
  site: RunningSite
  browser: Browser
}

/** One site and one browser for all the journeys of a file. */
export const useSite = (settings: Record<string, string> = {}): Stage => {
  const stage = {} as Stage
  beforeAll(async () => {
    stage.site = await startSite(settings)
    stage.browser = await openBrowser()
  })
  afterAll(async () => {
    await stage.browser?.close()
    await stage.site?.stop()
  })
  return stage
}
