import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../apps/server/src/testing/child-service.ts'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const OWNER = { username: 'owner', password: 'lanting-2026' }

export const scratch = () => mkdtemp(join(tmpdir(), 'lanting-e2e-'))

/** The environment of the machine, without the settings of the developer. */
export const environment = (settings: Record<string, string>) => {
  const { PATH = '', HOME = '' } = process.env
  return {
    PATH,
    HOME,
    LOG_LEVEL: 'error',
    PAINT_AHEAD: 'off',
    OWNER_PASSWORD: OWNER.password,
    ...settings,
  }
}

export interface Ended {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

export const runProgram = (settings: Record<string, string>, ...args: string[]) => {
  const child = spawn(process.execPath, ['scripts/start.js', ...args], {
    cwd: ROOT,
    env: environment(settings),
  })
  // A failed test leaves no process running.
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('close', () => process.off('exit', endWithUs))
  let output = ''
  let errors = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  child.stderr.on('data', (text) => {
    errors += text
  })
  const ended: Promise<Ended> = once(child, 'close').then(([code]) => ({ code, output, errors }))
  return { child, ended, log: () => output + errors }
}

/** The sentences of a log; rejects a line that is not JSON. */
export const messagesIn = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).msg)

const OPEN = 'Lanting is open at'

const untilOpen = async ({ child, ended, log }: ReturnType<typeof runProgram>) => {
  const opened = new Promise<void>((resolve) => {
    child.stdout.on('data', () => log().includes(OPEN) && resolve())
  })
  await Promise.race([
    opened,
    ended.then(() => {
      throw new Error(`the site did not open:\n${log()}`)
    }),
  ])
}

export interface RunningSite {
  readonly url: string
  readonly dataDir: string
  readonly process: ChildProcess
  readonly ended: Promise<Ended>
  readonly log: () => string
  stop(signal?: NodeJS.Signals): Promise<Ended>
}

/** One session of the owner for each site. */
const ownerTokens = new Map<string, Promise<string>>()

export const ownerToken = (url: string): Promise<string> => {
  const token = ownerTokens.get(url) ?? loginAsOwner(url)
  ownerTokens.set(url, token)
  return token
}

/** Starts the built site on its own data folder, unless a folder is given. */
export const startSite = async (settings: Record<string, string> = {}): Promise<RunningSite> => {
  const port = settings.PORT ?? (await findFreePort())
  const dataDir = settings.DATA_DIR ?? (await scratch())
  const program = runProgram({ PORT: String(port), DATA_DIR: dataDir, ...settings })
  await untilOpen(program)
  const url = `http://localhost:${port}`
  // Another site may have been there before.
  ownerTokens.delete(url)
  return {
    url,
    dataDir,
    process: program.child,
    ended: program.ended,
    log: program.log,
    stop: async (signal = 'SIGTERM') => {
      program.child.kill(signal)
      const ended = await program.ended
      if (!settings.DATA_DIR && existsSync(dataDir)) await rm(dataDir, { recursive: true })
      return ended
    },
  }
}

interface Answer {
  readonly status: number
  readonly code: number | string
  readonly message: string
  readonly result: unknown
}

/** Calls the API with plain fetch; behind a trusted proxy, from any address. */
export const call = async (
  url: string,
  { token, body, from }: { token?: string; body?: unknown; from?: string } = {},
): Promise<Answer> => {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: token }),
      ...(from && { 'x-forwarded-for': from }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

/** Calls the API with any method, and returns the result. Rejects any other answer than a success. */
export const send = async (
  url: string,
  method: string,
  token: string,
  body?: object,
): Promise<unknown> => {
  const headers = { authorization: token, ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(url, { method, headers, body: body && JSON.stringify(body) })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${method} ${url} answered ${answer.status}: ${text}`)
  return (JSON.parse(text) as { result: unknown }).result
}

export const loginAsOwner = async (url: string): Promise<string> => {
  const { result } = await call(`${url}/api/user/login`, { body: OWNER })
  return (result as { token: string }).token
}
