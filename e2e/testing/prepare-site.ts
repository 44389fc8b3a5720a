import { cp, rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { makeFolder } from '../../apps/server/src/testing/child-service.ts'
import { startSite } from './site.ts'

/** Vitest globalSetup of the journeys: starts a site once. All journeys copy its data folder. */
export const setup = async (project: TestProject) => {
  const folder = await makeFolder('opened')
  const site = await startSite()
  // Stopped first, so that the copy is complete.
  site.process.kill('SIGTERM')
  await site.ended
  await cp(site.dataDir, folder, { recursive: true })
  await rm(site.dataDir, { recursive: true })
  project.provide('openedSite', folder)
  return () => rm(folder, { recursive: true })
}
