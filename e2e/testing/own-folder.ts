import { rm } from 'node:fs/promises'
import { onTestFinished } from 'vitest'
import { scratch } from './site.ts'

/** A new folder, which is removed after the test. */
export const ownFolder = async (): Promise<string> => {
  const folder = await scratch()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
