import { expect, it } from 'vitest'
import { syncFolder } from './sync-folder.ts'

it('opens the folder, except on Windows, where that fails', async () => {
  const missing = new URL('missing', import.meta.url).pathname
  await expect(syncFolder(missing, 'linux')).rejects.toThrow('ENOENT')
  await expect(syncFolder(missing, 'darwin')).rejects.toThrow('ENOENT')
  await expect(syncFolder(missing, 'win32')).resolves.toBeUndefined()
  await expect(syncFolder(import.meta.dirname)).resolves.toBeUndefined()
})
