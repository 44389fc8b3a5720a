import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { firstCommits } from './first-commits.ts'
import { openFolder } from './read-folder.ts'

const PROGRAMS = ['/usr/local/bin', '/usr/bin', '/bin', '/opt/homebrew/bin']
const TEXT = 'a text that is long enough to be known again after a change\n'.repeat(9)

const repository = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-git-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const env = {
    ...{ PATH: PROGRAMS.join(':'), HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
    ...{ GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@a.test' },
    ...{ GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@a.test' },
  }
  const git = async (given: readonly string[], day = '2015-01-01') => {
    const dates = { GIT_AUTHOR_DATE: `${day}T00:00:00Z` }
    const { stdout } = await promisify(execFile)('git', [...given], {
      cwd: folder,
      env: { ...env, ...dates },
    })
    return stdout.trim()
  }
  const commit = async (day: string, files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    await git(['add', '-A'])
    await git(['commit', '-qm', day], day)
  }
  await git(['init', '-q'])
  return { folder, git, commit }
}

it('dates files by their first commit, also after they were changed and moved', async () => {
  const { folder, git, commit } = await repository()
  await commit('2015-03-04', { 'notes/tea.md': TEXT, 'notes/茶 "hot".md': TEXT.toUpperCase() })
  await git(['mv', 'notes/tea.md', 'notes/hot tea.md'])
  await commit('2016-05-06', { 'notes/hot tea.md': `${TEXT}more`, 'notes/cup.md': 'cup' })
  await commit('2017-05-06', { 'notes/cup.md': 'cups' })
  const source = await openFolder(folder, await firstCommits(folder, PROGRAMS))
  expect(source.changedAt?.('notes/hot tea.md')).toBe(Date.UTC(2015, 2, 4))
  expect(source.changedAt?.('notes/cup.md')).toBe(Date.UTC(2016, 4, 6))
  expect(source.changedAt?.('notes/茶 "hot".md')).toBe(Date.UTC(2015, 2, 4))
  // A folder below the repository has the dates of its own paths.
  const below = await firstCommits(join(folder, 'notes'), PROGRAMS)
  expect(below.get('cup.md')).toBe(Date.UTC(2016, 4, 6))
})

it('leaves an earlier time of a file, and files that nobody has committed', async () => {
  const { folder, commit } = await repository()
  await commit('2015-03-04', { 'old.md': 'old' })
  const day = new Date('2010-01-02T00:00:00Z')
  await writeFile(join(folder, 'new.md'), 'new')
  for (const name of ['old.md', 'new.md']) await utimes(join(folder, name), day, day)
  const source = await openFolder(folder, await firstCommits(folder, PROGRAMS))
  expect(source.changedAt?.('old.md')).toBe(day.getTime())
  expect(source.changedAt?.('new.md')).toBe(day.getTime())
})

it('knows nothing without a repository, of a broken one, and without git', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-git-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  expect((await firstCommits(folder, PROGRAMS)).size).toBe(0)
  await writeFile(join(folder, '.git'), 'gitdir: /nowhere')
  expect((await firstCommits(folder, PROGRAMS)).size).toBe(0)
  const { folder: repo, commit } = await repository()
  await commit('2015-03-04', { 'a.md': 'a' })
  expect((await firstCommits(repo, [])).size).toBe(0)
})

it('runs nothing that a repository names in its settings', async () => {
  const { folder, git, commit } = await repository()
  await commit('2015-03-04', { 'a.md': TEXT })
  // A lost object, which git would ask the remote for to know the file again.
  const blob = await git(['rev-parse', 'HEAD:a.md'])
  await git(['mv', 'a.md', 'b.md'])
  await commit('2016-03-04', { 'b.md': `${TEXT}more` })
  const [tree, parent] = [await git(['rev-parse', 'HEAD^{tree}']), await git(['rev-parse', 'HEAD'])]
  const signed = `tree ${tree}\nparent ${parent}\nauthor a <a@a.test> 1500000000 +0000\ncommitter a <a@a.test> 1500000000 +0000\ngpgsig -----BEGIN PGP SIGNATURE-----\n x\n -----END PGP SIGNATURE-----\n\nsigned\n`
  await writeFile(join(folder, '.git', 'signed'), signed)
  const signedId = await git(['hash-object', '-t', 'commit', '-w', '.git/signed'])
  await git(['update-ref', 'HEAD', signedId])
  await rm(join(folder, '.git', 'objects', blob.slice(0, 2), blob.slice(2)))
  const ran = join(folder, '.git', 'ran')
  await mkdir(ran)
  const program = async (name: string) => {
    const path = join(folder, '.git', name)
    await writeFile(path, `#!/bin/sh\ntouch ${ran}/${name}\n`)
    await chmod(path, 0o755)
    return path
  }
  const set = async (name: string, value: string) => git(['config', name, value])
  await set('log.showSignature', 'true')
  await set('gpg.program', await program('gpg'))
  await set('core.fsmonitor', await program('fsmonitor'))
  await set('core.pager', await program('pager'))
  await set('pager.log', await program('pager-of-log'))
  await set('diff.external', await program('diff'))
  await set('core.sshCommand', await program('ssh'))
  await set('remote.origin.url', `ext::${await program('remote')}`)
  await set('remote.origin.promisor', 'true')
  await set('remote.origin.partialclonefilter', 'blob:none')
  await set('protocol.ext.allow', 'always')
  await set('protocol.allow', 'always')
  await set('core.repositoryformatversion', '1')
  await set('extensions.partialClone', 'origin')
  await firstCommits(folder, PROGRAMS)
  expect(await readdir(ran)).toEqual([])
  // The same without our precautions runs some of them.
  await git(['log', '-M', '--name-status']).catch(String)
  expect(await readdir(ran)).toContain('remote')
})
