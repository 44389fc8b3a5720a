import { open } from 'node:fs/promises'

/**
 * Makes new names in a folder survive a power cut. Windows refuses to sync a folder (EPERM), and
 * records names in a journal of its own.
 */
export const syncFolder = async (
  folder: string,
  system: NodeJS.Platform = process.platform,
): Promise<void> => {
  if (system === 'win32') return
  await using handle = await open(folder)
  await handle.sync()
}
