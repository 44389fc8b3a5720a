import { cp, rm } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { makeFolder } from '../../apps/server/src/testing/child-service.ts'
import { openBrowser } from './browser.ts'
import { type RunningSite, startSite } from './site.ts'

export interface Stage {
  site: RunningSite
  browser: Browser
}

/**
 * Starts one site and one browser for all journeys of a file. `prepare` fills the data folder
 * before.
 */
export const useSite = (
  settings: Record<string, string> = {},
  prepare?: (dataDir: string) => Promise<void>,
): Stage => {
  const stage = {} as Stage
  beforeAll(async () => {
    const DATA_DIR = await makeFolder('e2e')
    if (settings.DEMO !== 'off') await cp(inject('openedSite'), DATA_DIR, { recursive: true })
    await prepare?.(DATA_DIR)
    stage.site = await startSite({ DATA_DIR, ...settings })
    stage.browser = await openBrowser()
  })
  afterAll(async () => {
    await stage.browser?.close()
    await stage.site?.stop()
    if (stage.site) await rm(stage.site.dataDir, { recursive: true })
  })
  return stage
}
