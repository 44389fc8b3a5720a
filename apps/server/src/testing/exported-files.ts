import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { openZip } from '../features/transfer/archive/read-zip.ts'
import { ARCHIVE_LIMITS } from '../features/transfer/archive/source.ts'
import type { TestApp } from './test-app.ts'

/** The files of the site's own export, by their paths. */
export const exportedFiles = async (
  app: TestApp['app'],
  token: string,
): Promise<Record<string, Buffer>> => {
  const headers = { authorization: token }
  const answer = await app.inject({ url: '/api/transfer/export', headers })
  expect(answer.headers['content-type']).toBe('application/zip')
  const folder = await mkdtemp(join(tmpdir(), 'lanting-export-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'a.zip'), answer.rawPayload)
  const source = await openZip(join(folder, 'a.zip'), ARCHIVE_LIMITS)
  const files: Record<string, Buffer> = {}
  for (const path of source.paths) files[path] = await source.read(path, 10_000_000)
  await source.close()
  return files
}
