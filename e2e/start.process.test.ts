import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '../apps/server/src/testing/child-service.ts'
import { ownFolder } from './testing/own-folder.ts'
import {
  call,
  type Ended,
  environment,
  messagesIn,
  OWNER,
  ROOT,
  runProgram,
  startSite,
} from './testing/site.ts'

const endOf = (settings: Record<string, string>) => runProgram(settings).ended

const expectOneSentence = ({ code, errors }: Ended, about: RegExp, lines = messagesIn(errors)) => {
  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringMatching(about)])
  expect(lines[0]).toMatch(/\.$/)
}

/** A command speaks to a person, the site to a log. */
const expectPlainSentence = (ended: Ended, about: RegExp) =>
  expectOneSentence(ended, about, ended.errors.trim().split('\n'))

describe('a failed start prints one sentence', () => {
  it.each([
    ['is invalid', 'nonsense', /^DATABASE_URL has to be/],
    ['is unreachable', 'postgres://x:secret@127.0.0.1:9/x', /^DATABASE_URL does not lead/],
  ])('when DATABASE_URL %s', async (_, DATABASE_URL, sentence) => {
    const ended = await endOf({ DATA_DIR: await ownFolder(), DATABASE_URL })
    expectOneSentence(ended, sentence)
    expect(ended.errors).not.toContain('secret')
  })

  it('when REDIS_URL is unreachable', async () => {
    const REDIS_URL = 'redis://127.0.0.1:9'
    expectOneSentence(await endOf({ DATA_DIR: await ownFolder(), REDIS_URL }), /^REDIS_URL/)
  })

  it('when there is no such command', async () => {
    const ended = await runProgram({ DATA_DIR: await ownFolder() }, 'nonsense').ended
    expectPlainSentence(ended, /^There is no command nonsense, only: owner, import, backup/)
  })

  it.each([
    [['help'], /npm run backup -- --verify FILE/],
    [['--help'], /npm run import -- --undo/],
    [['restore', '--help'], /^npm run restore -- FILE/],
  ])('the list of commands is no failure: %s', async (args, text) => {
    const { code, output, errors } = await runProgram({}, ...args).ended
    expect([code, errors]).toEqual([0, ''])
    expect(output).toMatch(text)
  })

  it('when the port is busy', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await new Promise((resolve) => server.once('listening', resolve))
    const PORT = String((server.address() as AddressInfo).port)
    const ended = await endOf({ DATA_DIR: await ownFolder(), PORT })
    expectOneSentence(ended, /^PORT \d+/)
    // An account whose password is shown only once is not made for a site that does not open.
    expect(ended.output).not.toMatch(/Error|Welcome/)
  })

  it('when the name of the host is unknown', async () => {
    const ended = await endOf({ DATA_DIR: await ownFolder(), HOST: 'nowhere.invalid' })
    expectOneSentence(ended, /^HOST nowhere\.invalid with PORT/)
  })

  it('when DATA_DIR is not writable', async () => {
    // Nobody, not even root, may write here.
    expectOneSentence(await endOf({ DATA_DIR: '/sys/lanting' }), /^DATA_DIR .* cannot be written/)
  })

  it('when the database file is not a database', async () => {
    const DATA_DIR = await ownFolder()
    await writeFile(join(DATA_DIR, 'lanting.sqlite'), 'a letter, not a database'.repeat(100))
    expectOneSentence(await endOf({ DATA_DIR }), /cannot be opened/)
  })

  it('when the database was made by a later version', async () => {
    const DATA_DIR = await ownFolder()
    const site = await startSite({ DATA_DIR, DEMO: 'off' })
    await site.stop()
    const file = new DatabaseSync(join(DATA_DIR, 'lanting.sqlite'))
    file.exec(`insert into migrations values ('9999-later', '', 0)`)
    file.close()
    expectOneSentence(await endOf({ DATA_DIR }), /newer version/)
  })

  it('when the database was made by an earlier version', async () => {
    const DATA_DIR = await ownFolder()
    const file = new DatabaseSync(join(DATA_DIR, 'lanting.sqlite'))
    file.exec('create table migrations (name text primary key, checksum text, applied_at bigint)')
    file.exec(`insert into migrations values ('0001-ground', '', 0)`)
    file.close()
    expectOneSentence(await endOf({ DATA_DIR }), /earlier version.*export.*import/)
  })
})

it('commands take paths from where they are written, and are named as they were called', async () => {
  const folder = await ownFolder()
  const settings = { DATA_DIR: join(folder, 'data'), DEMO: 'off' }
  await (await startSite(settings)).stop()
  const here = { ...settings, INIT_CWD: folder, LANTING_COMMAND: 'lanting' }
  const run = (...args: string[]) => runProgram(here, ...args).ended
  expect((await run('backup', '--to', './here.tar.zst')).output).toContain(`${folder}/here.tar.zst`)
  expect((await run('backup', '--verify', 'here.tar.zst')).output).toContain('is whole')
  expect((await run('restore', 'here.tar.zst', '--dry-run')).output).toContain('is whole')
  await mkdir(join(folder, 'blog'))
  await writeFile(join(folder, 'blog', 'one.md'), '# One\n\nText.')
  expect(await run('import', './blog')).toMatchObject({
    code: 0,
    output: expect.stringContaining('lanting import --undo 1'),
  })
  const missing = await run('import', './nothing.zip')
  expect(missing.errors).toMatch(`There is no ${folder}/nothing.zip.\nlanting import <folder`)
  expect((await run('files', '--to', 'elsewhere')).output).toContain(`${folder}/elsewhere`)
})

describe('a start', () => {
  it('shows the owner once, with a password that works', async () => {
    const DATA_DIR = await ownFolder()
    const first = await startSite({ DATA_DIR, OWNER_PASSWORD: '', OWNER_USERNAME: 'hostess' })
    const [, password] = /password: (\S+) \(shown only now\)/.exec(first.log()) ?? []
    const { code } = await call(`${first.url}/api/user/login`, {
      body: { username: 'hostess', password },
    })
    expect(code).toBe(0)
    await first.stop()
    const second = await startSite({ DATA_DIR, OWNER_PASSWORD: '' })
    expect(second.log()).not.toContain('password')
    await second.stop()
  })

  it('replaces a lost owner password with a one-time password', async () => {
    const DATA_DIR = await ownFolder()
    const site = await startSite({ DATA_DIR })
    const list = await runProgram({ DATA_DIR }, 'owner').ended
    expect(list.output).toContain('owner')
    const { output } = await runProgram({ DATA_DIR }, 'owner', 'owner').ended
    const [, password] = /One-time password of owner: (\S+)/.exec(output) ?? []
    const login = (body: object) => call(`${site.url}/api/user/login`, { body })
    expect((await login(OWNER)).status).toBe(400)
    expect((await login({ username: 'owner', password })).code).toBe(0)
    expect((await login({ username: 'owner', password })).status).toBe(400)
    const nobody = await runProgram({ DATA_DIR }, 'owner', 'nobody').ended
    expectPlainSentence(nobody, /^No administrator is called nobody/)
    const elsewhere = await runProgram({ DATA_DIR: await ownFolder() }, 'owner').ended
    expectPlainSentence(elsewhere, /^There is no site yet/)
    await site.stop()
  })

  it.each([
    // Before the site is open, nobody drains requests.
    ['SIGTERM', 'Welcome'],
    ['SIGTERM', 'Lanting is open at'],
    // The shell that npm has started survives it.
    ['SIGKILL', 'Lanting is open at'],
  ] as const)('ends when npm alone gets %s, after: %s', async (signal, said) => {
    const PORT = String(await findFreePort())
    const settings = { PORT, DATA_DIR: await ownFolder(), DEMO: 'off' }
    // A group of its own, so that a failed test leaves no process running.
    const npm = spawn('npm', ['start'], { cwd: ROOT, env: environment(settings), detached: true })
    const endAll = () => {
      try {
        process.kill(-(npm.pid ?? 0), 'SIGKILL')
      } catch (error) {
        expect(error).toMatchObject({ code: 'ESRCH' })
      }
    }
    onTestFinished(endAll)
    let output = ''
    npm.stdout.on('data', (text) => {
      output += text
    })
    // The server has the output too, and closes it when it ends.
    let isOver = false
    npm.stdout.once('close', () => {
      isOver = true
    })
    await expect.poll(() => output, { timeout: 60_000, interval: 10 }).toContain(said)
    npm.kill(signal)
    await expect.poll(() => isOver, { timeout: 20_000 }).toBe(true)
    await expect(fetch(`http://localhost:${PORT}/api/health`)).rejects.toThrow('fetch failed')
  })

  it('has demo content unless it is disabled', async () => {
    const total = async (settings: Record<string, string>) => {
      const site = await startSite(settings)
      const { result } = await call(`${site.url}/api/article/blogHomeGetArticleList/1/5`)
      await site.stop()
      return (result as { total: number }).total
    }
    expect(await total({})).toBeGreaterThan(0)
    expect(await total({ DEMO: 'off' })).toBe(0)
  })

  it('has songs to play', { tags: 'long' }, async () => {
    const site = await startSite()
    const ask = async <T>(path: string) =>
      (await (await fetch(`${site.url}/wapi${path}`)).json()) as T
    type Named = { readonly id: number; readonly name: string }
    const playlists = async () => (await ask<{ list: Named[] }>('/toplist/detail')).list
    await expect.poll(async () => (await playlists()).length, { timeout: 60_000 }).toBe(4)
    for (const { id } of await playlists()) {
      const { songs } = await ask<{ songs: Named[] }>(`/playlist/track/all?id=${id}`)
      expect(songs.length).toBeGreaterThanOrEqual(2)
      for (const song of songs) {
        const { data } = await ask<{ data: { url: string }[] }>(`/song/url/v1?id=${song.id}`)
        const headers = { range: 'bytes=0-9' }
        const part = await fetch(site.url + data[0]?.url, { headers })
        expect([part.status, part.headers.get('content-type')]).toEqual([206, 'audio/mpeg'])
        expect((await part.arrayBuffer()).byteLength).toBe(10)
      }
    }
    await site.stop()
  })
})

describe('the log', () => {
  it('contains request ids and no personal data', async () => {
    const site = await startSite({ LOG_LEVEL: 'info', TRUSTED_PROXY_HOPS: '1' })
    const response = await fetch(`${site.url}/api/user/login?lang=en&who=somebody`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': '203.0.113.7',
        'user-agent': 'a-rare-browser',
        authorization: 'a-secret-token',
        cookie: 'a=rare-cookie',
      },
      body: JSON.stringify({ username: 'hermione', password: 'a-secret-password' }),
    })
    expect(response.status).toBe(400)
    await site.stop()
    const log = site.log()
    expect(log).toContain(response.headers.get('x-request-id'))
    expect(log).toContain('/api/user/login')
    expect(log).not.toMatch(/203\.0|rare-browser|secret|rare-cookie|hermione|somebody/)
  })
})

describe('a stop', () => {
  it('answers every accepted request', async () => {
    const site = await startSite()
    const requests = Array.from({ length: 100 }, () =>
      fetch(`${site.url}/home`).then(async (response) => {
        await response.text()
        return response.status
      }),
    )
    await Promise.race(requests)
    site.process.kill('SIGTERM')
    const statuses = await Promise.allSettled(requests)
    const { code } = await site.ended
    const answered = statuses.filter(
      (result) => result.status === 'fulfilled' && result.value === 200,
    )
    expect({ code, answered: answered.length }).toEqual({ code: 0, answered: 100 })
  })
})
