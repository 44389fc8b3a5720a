import { setTimeout as sleep } from 'node:timers/promises'
import { startSite } from '../e2e/testing/site.ts'
import { residentMb } from './children.ts'
import { type MixedLoad, runMixedLoad } from './mixed-load.ts'
import type { Settings } from './settings.ts'

export interface MemoryResult {
  readonly idleMb: number
  /** After the mixed load. */
  readonly mixedMb: number
  readonly mixed: MixedLoad
}

/** Measures a site that has just started, and again after a mixed load. */
export const measureMemory = async (
  environment: Record<string, string>,
  settings: Settings,
): Promise<MemoryResult> => {
  const site = await startSite(environment)
  try {
    await sleep(settings.idleMs)
    const idleMb = await residentMb(site.process)
    const mixed = await runMixedLoad(site, settings)
    await sleep(settings.settleMs)
    return { idleMb, mixed, mixedMb: await residentMb(site.process) }
  } finally {
    await site.stop()
  }
}
