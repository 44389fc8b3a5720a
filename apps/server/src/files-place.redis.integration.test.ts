import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { parseConfig } from './config.ts'
import { adoptPlace, misplacedFiles, ownsPlace } from './files-place.ts'
import { prepare } from './main.ts'
import { diskFiles } from './platform/files.disk.ts'
import { s3Files } from './platform/files.s3.ts'
import { parseS3Address } from './platform/s3-address.ts'
import { createS3Client } from './platform/s3-client.ts'
import { diskScratch } from './platform/scratch.ts'
import { makeFolder } from './testing/child-service.ts'
import { newS3Url } from './testing/s3-url.ts'
import { openTestPlatform, testDatabase } from './testing/test-app.ts'

const folder = async () => {
  const made = await makeFolder('place')
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

const bucketFiles = async () => {
  const address = parseS3Address('url', newS3Url())
  const client = createS3Client(address)
  onTestFinished(() => client.close())
  return s3Files({ client, prefix: address.prefix, scratch: diskScratch(await folder()) })
}

describe('the place of the files', () => {
  it('is the same for nodes with one folder, and told to a node with another', async () => {
    const { database, place, dataDir } = await openTestPlatform(undefined, 'started')
    expect(await misplacedFiles({ database, place }, dataDir)).toBeUndefined()
    const same = diskFiles(join(dataDir, 'files'))
    expect(await misplacedFiles({ database, place: same }, dataDir)).toBeUndefined()
    const other = await folder()
    const node = { database, place: diskFiles(other) }
    for (let starts = 0; starts < 2; starts += 1) {
      const sentence = await misplacedFiles(node, other)
      expect(sentence).toContain(`DATA_DIR ${other} is not where the other nodes keep their files`)
      expect(sentence).toContain('FILES_URL')
    }
    await adoptPlace(node)
    expect(await misplacedFiles(node, other)).toBeUndefined()
    expect(await misplacedFiles({ database, place }, dataDir)).toContain(`DATA_DIR ${dataDir}`)
  })

  it('is told apart from a bucket, and a bucket from another', async () => {
    const { database, place, dataDir } = await openTestPlatform(undefined, 'started')
    const bucket = await bucketFiles()
    expect(await misplacedFiles({ database, place: bucket }, dataDir)).toBeUndefined()
    expect(await misplacedFiles({ database, place }, dataDir)).toContain('in a bucket (FILES_URL)')
    const other = await misplacedFiles({ database, place: await bucketFiles() }, dataDir)
    expect(other).toMatch(/^FILES_URL leads to another place/)
  })

  it('belongs to the site that has named it, until another one adopts it', async () => {
    const bucket = await bucketFiles()
    const open = async () => {
      const { database, dataDir } = await openTestPlatform(undefined, 'started')
      const node = { database, place: bucket }
      return { node, start: () => misplacedFiles(node, dataDir) }
    }
    const [first, second] = [await open(), await open()]
    expect(await first.start()).toBeUndefined()
    for (let starts = 0; starts < 2; starts += 1) {
      expect(await second.start()).toMatch(/^FILES_URL has files of another site.*--adopt$/)
    }
    expect([await ownsPlace(first.node), await ownsPlace(second.node)]).toEqual([true, false])
    await adoptPlace(second.node)
    expect([await second.start(), await ownsPlace(second.node)]).toEqual([undefined, true])
  })

  /** Starts a node, and returns what it has said. */
  const startNode = async () => {
    const { address, dataDir } = await testDatabase('started')
    const url = address.engine === 'postgres' ? address.url : ''
    const start = async (DATA_DIR: string, FILES_URL = '') => {
      const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
      onTestFinished(() => written.mockRestore())
      const env = { DATA_DIR, FILES_URL, DATABASE_URL: url, REDIS_URL: inject('redisUrl') }
      const platform = await prepare(parseConfig({ ...env, DEMO: 'off' }))
      await platform.close()
      const lines = written.mock.calls.map(([line]) => String(line))
      written.mockRestore()
      return lines.join('')
    }
    return { dataDir, start }
  }

  it('is checked at the start of a node', async () => {
    const { dataDir, start } = await startNode()
    expect(await start(dataDir)).toBe('')
    expect(await start(dataDir)).toBe('')
    expect(await start(await folder())).toMatch(/^DATA_DIR .*FILES_URL.*\n$/)
  })

  it('is not asked for while the bucket is away; a wrong key stops the start', async () => {
    const { dataDir, start } = await startNode()
    const said = await start(dataDir, newS3Url(1))
    expect(said).toMatch(/^The bucket s3:.* does not answer .*ECONNREFUSED.*every two seconds\.\n$/)
    const wrong = new URL(newS3Url())
    wrong.password = 'wrong'
    await expect(start(dataDir, wrong.href)).rejects.toThrow(/does not lead to the bucket .*403/)
  })
})
