import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { diskFiles } from './files.disk.ts'

const BIG = 4 * 1024 * 1024

const WRITE_FOREVER = `
  const { diskFiles } = await import(process.argv[1])
  const files = diskFiles(process.argv[2])
  for (let byte = 0; ; byte = (byte + 1) % 256) {
    await files.write('x/big', new Uint8Array(${BIG}).fill(byte))
    process.stdout.write('.')
  }
`

const startWriter = async (root: string) => {
  const files = new URL('files.disk.ts', import.meta.url).href
  const args = ['--input-type=module', '-e', WRITE_FOREVER, files, root]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.stdout.resume()
  return child
}

describe('files on disk', () => {
  let root: string

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'lanting-files-'))
  })

  afterEach(() => rm(root, { recursive: true }))

  it.each([0, 7, 14, 21, 28])('are complete when the writer is killed after %d ms', async (ms) => {
    const child = await startWriter(root)
    await sleep(ms)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const bytes = await diskFiles(root).read('x/big')
    expect(bytes?.length).toBe(BIG)
    expect(bytes?.every((byte) => byte === bytes[0])).toBe(true)
  })

  it('can be written to when they are copies of files that cannot', async () => {
    const source = join(root, '.source')
    await writeFile(source, 'a song', { mode: 0o444 })
    const files = diskFiles(root)
    await files.writeFile('a', source)
    await files.addFile('b', source)
    for (const name of ['a', 'b']) {
      expect((await stat(join(root, name))).mode & 0o777).toBe(0o644)
    }
  })

  it('lose only the unfinished files of a killed writer in a sweep', async () => {
    const child = await startWriter(root)
    const unfinished = join(root, '.unfinished')
    while ((await readdir(unfinished)).length === 0);
    child.kill('SIGKILL')
    await once(child, 'exit')
    await writeFile(join(unfinished, 'old'), '')
    await utimes(join(unfinished, 'old'), 1, 1)
    await writeFile(join(unfinished, 'fresh'), '')
    const files = diskFiles(root)
    await files.sweep(2_000)
    expect(await readdir(unfinished)).toContain('fresh')
    expect(await readdir(unfinished)).not.toContain('old')
    await files.sweep(Date.now() + 60_000)
    expect(await readdir(unfinished)).toEqual([])
    expect((await files.read('x/big'))?.length).toBe(BIG)
  })

  it('leave no other file in their folder', async () => {
    const files = diskFiles(root)
    await files.write('x/a', new Uint8Array(1))
    await files.write('folder/file', new Uint8Array(1))
    await expect(files.write('folder', new Uint8Array(1))).rejects.toThrow('EISDIR')
    expect((await readdir(root, { recursive: true })).sort()).toEqual([
      '.unfinished',
      'folder',
      'folder/file',
      'x',
      'x/a',
    ])
  })
})
