import { createHash } from 'node:crypto'
import { type Credentials, challengeText, hasZeroBits } from '@lanting/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { CallError } from '../call-error.ts'
import { logInWithProof } from './log-in.ts'

const BITS = 10
const RESULT = { token: 't', username: 'owner', role: 1, id: 1, ipAddress: '' } as const
const CREDENTIALS = { username: 'owner', password: 'secret-1', remember: true }

/** A server that requests a proof of work this many times, with a new challenge each time. */
const serverAsking = (times: number) => {
  const asked: Credentials[] = []
  const login = async (body: Credentials) => {
    asked.push(body)
    const { proof } = body
    const last = `challenge ${asked.length - 1}`
    const isDone =
      proof?.challenge === last &&
      hasZeroBits(createHash('sha256').update(challengeText(last, proof.counter)).digest(), BITS)
    if (asked.length > 1) expect(isDone).toBe(true)
    if (asked.length > times) return RESULT
    const result = { challenge: `challenge ${asked.length}`, bits: BITS }
    throw new CallError(422, '100001', 'work', { result })
  }
  return { asked, login }
}

it('sends only the input when the server requests no work', async () => {
  const { asked, login } = serverAsking(0)
  expect(await logInWithProof(login, CREDENTIALS)).toBe(RESULT)
  expect(asked).toEqual([CREDENTIALS])
})

it('does the requested work and sends the login again', async () => {
  const { asked, login } = serverAsking(2)
  expect(await logInWithProof(login, CREDENTIALS)).toBe(RESULT)
  expect(asked).toHaveLength(3)
  expect(asked.at(-1)).toMatchObject(CREDENTIALS)
})

it('gives up when the server never accepts', async () => {
  const { asked, login } = serverAsking(100)
  await expect(logInWithProof(login, CREDENTIALS)).rejects.toMatchObject({ status: 422 })
  expect(asked).toHaveLength(4)
})

it.each([
  new CallError(400, '100001', 'wrong'),
  new CallError(422, '100001', 'missing', {}),
  new CallError(0, 'network', ''),
  new TypeError('broken'),
])('rejects at once with any other failure: %s', async (failure) => {
  let calls = 0
  const login = async () => {
    calls += 1
    throw failure
  }
  await expect(logInWithProof(login, CREDENTIALS)).rejects.toBe(failure)
  expect(calls).toBe(1)
})

afterEach(() => vi.unstubAllGlobals())

it('leaves for the page of a new password after a one-time password, and enters nothing', async () => {
  const visited: string[] = []
  vi.stubGlobal('location', { assign: (path: string) => visited.push(path) })
  const entering = logInWithProof(async () => ({ ...RESULT, password_token: 'abc' }), CREDENTIALS)
  const late = new Promise((resolve) => setTimeout(resolve, 20, 'still here'))
  expect(await Promise.race([entering, late])).toBe('still here')
  expect(visited).toEqual(['/password#abc'])
})
