import { cp, rm } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { makeFolder } from '../../apps/server/src/testing/child-service.ts'
import { sharedBrowser } from './browser.ts'
import { type RunningSite, startSite } from './site.ts'

export interface Stage {
  site: RunningSite
  browser: Browser
}

type Settings = Record<string, string>
type Prepare = (dataDir: string) => Promise<void>

const use = (pictures: boolean, settings: Settings = {}, prepare?: Prepare): Stage => {
  const stage = {} as Stage
  beforeAll(async () => {
    const DATA_DIR = await makeFolder('e2e')
    if (settings.DEMO !== 'off') await cp(inject('openedSite'), DATA_DIR, { recursive: true })
    await prepare?.(DATA_DIR)
    stage.site = await startSite({ DATA_DIR, ...settings })
    stage.browser = await sharedBrowser({ pictures })
  })
  afterAll(async () => {
    await stage.site?.stop()
    if (stage.site) await rm(stage.site.dataDir, { recursive: true })
  })
  return stage
}

/**
 * Starts one site for all journeys of a file, for a browser that draws no pictures. `prepare` fills
 * the data folder before.
 */
export const useSite = (settings?: Settings, prepare?: Prepare): Stage =>
  use(false, settings, prepare)

/** The same for journeys that look at pictures. */
export const useSiteWithPictures = (settings?: Settings, prepare?: Prepare): Stage =>
  use(true, settings, prepare)
