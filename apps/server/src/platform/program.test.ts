import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { commitIn, readProgram } from './program.ts'

const HASH = '0123456789abcdef0123456789abcdef01234567'

const folderWith = async (files: Record<string, string>) => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-program-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return pathToFileURL(`${folder}/`)
}

it.each([
  [
    'of a branch',
    { '.git/HEAD': 'ref: refs/heads/a/b\n', '.git/refs/heads/a/b': `${HASH}\n` },
    HASH,
  ],
  [
    'of a packed branch',
    { '.git/HEAD': 'ref: refs/heads/main', '.git/packed-refs': `# x\n${HASH} refs/heads/main\n` },
    HASH,
  ],
  ['without a branch', { '.git/HEAD': HASH }, HASH],
  ['of a folder without git', {}, null],
  ['of a git that says something else', { '.git/HEAD': 'ref: ../../etc/passwd' }, null],
])('the commit %s is found, or none', async (_, files, expected) => {
  expect(await commitIn(await folderWith(files))).toBe(expected)
})

it('reads the version of the program', async () => {
  expect((await readProgram()).version).toMatch(/^\d+\.\d+\.\d+/)
})
