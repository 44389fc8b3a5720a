import type { ImportReport } from '@lanting/contract'
import { expect } from 'vitest'
import { zipOf } from './archives.ts'
import type { TestApp } from './test-app.ts'

type Owner = Pick<
  Awaited<ReturnType<TestApp['ownerClient']>>,
  'importBlog' | 'getImport' | 'undoImport'
>

/** Uploads of blogs, whose imports are awaited. */
export const importing = (owner: Owner) => {
  const ended = async (id: number): Promise<ImportReport> => {
    const read = () => owner.getImport({ params: { id } })
    // The first import of a process starts three threads, which takes long on a busy machine.
    const patience = { timeout: 120_000, interval: 200 }
    await expect.poll(async () => (await read()).state, patience).not.toBe('running')
    return read()
  }
  const upload = async (bytes: Uint8Array, query: object = {}) => {
    const file = { content: new Blob([Uint8Array.from(bytes)]) }
    const { id } = await owner.importBlog({ query, file })
    return ended(id)
  }
  return {
    ended,
    upload,
    importZip: async (files: Record<string, string | Uint8Array>, query: object = {}) =>
      upload(await zipOf(files), query),
    undo: async (id: number) => {
      await owner.undoImport({ params: { id } })
      return ended(id)
    },
  }
}
