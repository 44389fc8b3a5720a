import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { makeFolder } from './child-service.ts'
import { makeTemplateFiles } from './migrated-database.ts'

/** Vitest's globalSetup of the small form. */
export const setup = async (project: TestProject) => {
  const folder = await makeFolder('templates')
  await makeTemplateFiles(folder)
  project.provide('templates', folder)
  return () => rm(folder, { recursive: true, force: true })
}
