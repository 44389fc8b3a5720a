import type { Challenge } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import type { AppError } from '../../http/app-error.ts'
import { memoryLimiter } from '../../platform/limiter.ts'
import { solveChallenge } from '../../testing/solve-challenge.ts'
import { type Attempt, createLoginLimits } from './login-limits.ts'

const MINUTE_MS = 60_000

const open = () => {
  const clock = { at: 0 }
  const now = () => clock.at
  const limits = createLoginLimits({ limiter: memoryLimiter({ now }), secret: 'secret', now })
  const attempt = (ip: string, more: Partial<Attempt> = {}) =>
    limits.attempt({ account: 'owner', ip, ...more }).then(
      (isKnown) => (isKnown ? 'known' : 'allowed'),
      ({ key }: AppError) => key,
    )
  const challengeAt = (ip: string, account = 'owner') =>
    limits.attempt({ account, ip }).then(
      () => undefined,
      ({ result }: AppError) => result as Challenge,
    )
  /** Each attempt comes from a network of its own. */
  const attack = async (attempts: number, more?: Partial<Attempt>) => {
    const answers: string[] = []
    for (let index = 0; index < attempts; index += 1) {
      answers.push(await attempt(`10.${index >> 8}.${index & 255}.1`, more))
    }
    return answers
  }
  return { clock, limits, attempt, attack, challengeAt }
}

describe('password guessing', () => {
  it('waits longer and longer at one account from one address', async () => {
    const { clock, limits } = open()
    const waits: number[] = []
    for (let attempts = 0; attempts < 60; attempts += 1) {
      await limits
        .attempt({ account: 'owner', ip: '10.0.0.1' })
        .catch(({ key, retryAfterMs = 0 }: AppError) => {
          expect(key).toBe('tooManyLogins')
          waits.push(retryAfterMs)
          clock.at += retryAfterMs
        })
    }
    expect(waits.slice(0, 2)).toEqual([MINUTE_MS, 14 * MINUTE_MS])
    expect(Math.max(...waits)).toBeGreaterThan(12 * 60 * MINUTE_MS)
    expect(clock.at).toBeGreaterThan(24 * 60 * MINUTE_MS)
  })

  it('counts one IPv6 /64 network as one address', async () => {
    const { attempt } = open()
    const answers: string[] = []
    for (let host = 1; host < 8; host += 1) answers.push(await attempt(`2001:db8:1:2::${host}`))
    expect(answers).toEqual([...Array(5).fill('allowed'), 'tooManyLogins', 'tooManyLogins'])
    expect(await attempt('2001:db8:1:3::1')).toBe('allowed')
  })

  it('from many networks never rejects a user in another network', async () => {
    const { attack, attempt } = open()
    expect(new Set(await attack(2_000))).toEqual(new Set(['allowed']))
    expect(await attempt('192.0.2.1')).toBe('allowed')
  })

  it('from one network needs a proof of work when the account is under attack', async () => {
    const { attack, attempt, challengeAt } = open()
    await attack(60)
    const answers: string[] = []
    for (let host = 1; host < 6; host += 1) answers.push(await attempt(`192.0.2.${host}`))
    expect(answers).toEqual([...Array(3).fill('allowed'), ...Array(2).fill('loginProofNeeded')])
    const challenge = await challengeAt('192.0.2.7')
    const proof = solveChallenge(challenge as Challenge)
    expect(await attempt('192.0.2.7', { proof })).toBe('allowed')
  })

  it('gets harder challenges the longer it lasts', async () => {
    const { attack, challengeAt } = open()
    const bitsAfter = async (attempts: number) => {
      await attack(attempts)
      for (let tries = 0; tries < 3; tries += 1) await challengeAt(`192.0.2.${tries}`)
      return (await challengeAt('192.0.2.9'))?.bits
    }
    expect(await bitsAfter(70)).toBe(16)
    expect(await bitsAfter(300)).toBe(18)
    expect(await bitsAfter(1_300)).toBe(20)
  })

  it('without a proof does not make the challenges harder', async () => {
    const { attack, attempt, challengeAt } = open()
    await attack(60)
    for (let index = 0; index < 2_000; index += 1) {
      await attempt(`192.0.2.${index & 127}`)
    }
    expect((await challengeAt('192.0.2.200'))?.bits).toBe(16)
  })

  it('at many accounts from one wide network needs a proof of work', async () => {
    const { attempt } = open()
    const answers: string[] = []
    for (let index = 0; index < 250; index += 1) {
      const account = `user${index}`
      answers.push(await attempt(`2001:db8:1:${(index + 256).toString(16)}::1`, { account }))
    }
    expect(answers.slice(0, 243)).toEqual(Array(243).fill('allowed'))
    expect(answers.slice(243)).toEqual(Array(7).fill('loginProofNeeded'))
    expect(await attempt('2001:db8:2::1', { account: 'user1' })).toBe('allowed')
  })

  it('has a separate allowance for each account under attack', async () => {
    const { attack, attempt } = open()
    await attack(60)
    await attack(60, { account: 'other' })
    for (const account of ['owner', 'other']) {
      const answers: string[] = []
      for (let host = 1; host < 5; host += 1) {
        answers.push(await attempt(`192.0.2.${host}`, { account }))
      }
      expect(answers).toEqual([...Array(3).fill('allowed'), 'loginProofNeeded'])
    }
  })

  it('is counted by address across all accounts, rejected attempts included', async () => {
    const { attempt } = open()
    for (let tries = 0; tries < 119; tries += 1) await attempt('192.0.2.1')
    expect(await attempt('192.0.2.1', { account: 'other' })).toBe('allowed')
    expect(await attempt('192.0.2.1', { account: 'other' })).toBe('tooManyLogins')
    expect(await attempt('192.0.2.1', { account: 'other', device: 'mine' })).toBe('known')
    expect(await attempt('192.0.2.2', { account: 'other' })).toBe('allowed')
  })

  it('does not count at the account when the address limit rejects it', async () => {
    const { attempt, attack } = open()
    for (let tries = 0; tries < 100; tries += 1) await attempt('192.0.2.1')
    await attack(54)
    const answers: string[] = []
    for (let host = 1; host < 6; host += 1) answers.push(await attempt(`198.51.100.${host}`))
    expect(answers).toEqual([...Array(4).fill('allowed'), 'loginProofNeeded'])
  })
})

describe('a proof of work', () => {
  const openWithProof = async () => {
    const site = open()
    await site.attack(60)
    for (let tries = 0; tries < 3; tries += 1) await site.attempt('192.0.2.1')
    const challenge = (await site.challengeAt('192.0.2.1')) as Challenge
    return { ...site, challenge, proof: solveChallenge(challenge) }
  }

  it('is accepted once, also when it is sent twice at the same time', async () => {
    const { attempt, proof } = await openWithProof()
    const both = await Promise.all([
      attempt('192.0.2.2', { proof }),
      attempt('192.0.2.3', { proof }),
    ])
    expect(both.sort()).toEqual(['allowed', 'loginProofNeeded'])
  })

  it('is requested before the attempt counts at its address', async () => {
    const { attempt, challengeAt } = await openWithProof()
    for (let tries = 0; tries < 2; tries += 1) {
      const asked = (await challengeAt('192.0.2.1')) as Challenge
      expect(await attempt('192.0.2.1', { proof: solveChallenge(asked) })).toBe('allowed')
    }
    expect(await attempt('192.0.2.1')).toBe('tooManyLogins')
  })

  it('counts as an attempt, so that later challenges are harder', async () => {
    const { attack, attempt, challengeAt } = open()
    await attack(296)
    for (let host = 1; host < 4; host += 1) await attempt(`192.0.2.${host}`)
    const asked = (await challengeAt('192.0.2.5')) as Challenge
    expect(asked.bits).toBe(16)
    expect(await attempt('192.0.2.5', { proof: solveChallenge(asked) })).toBe('allowed')
    expect((await challengeAt('192.0.2.6'))?.bits).toBe(18)
  })

  it('is rejected for another account', async () => {
    const { attack, attempt, proof } = await openWithProof()
    await attack(60, { account: 'other' })
    for (let tries = 0; tries < 3; tries += 1) await attempt('192.0.2.2', { account: 'other' })
    expect(await attempt('192.0.2.2', { account: 'other', proof })).toBe('loginProofNeeded')
    expect(await attempt('192.0.2.2', { account: 'OWNER', proof })).toBe('allowed')
  })

  it('is rejected when it is expired, forged or unsolved', async () => {
    const { clock, attempt, proof, challenge } = await openWithProof()
    const easier = challenge.challenge.replace('.16.', '.1.')
    for (const wrong of [
      { ...proof, counter: proof.counter + 1 },
      solveChallenge({ challenge: easier, bits: 1 }),
      { challenge: 'x', counter: 0 },
      { challenge: '', counter: 0 },
    ]) {
      expect(await attempt('192.0.2.4', { proof: wrong })).toBe('loginProofNeeded')
    }
    clock.at += 10 * MINUTE_MS
    expect(await attempt('192.0.2.5', { proof })).toBe('loginProofNeeded')
  })
})

describe('a known browser', () => {
  it('is not affected by attempts of other clients', async () => {
    const { attack, attempt } = open()
    await attack(1_000)
    for (let tries = 0; tries < 40; tries += 1) await attempt('192.0.2.1')
    expect(await attempt('192.0.2.1')).toBe('tooManyLogins')
    expect(await attempt('192.0.2.1', { device: 'mine' })).toBe('known')
  })

  it('has a small budget, and then the normal limits apply', async () => {
    const { attempt } = open()
    const answers: string[] = []
    for (let tries = 0; tries < 12; tries += 1) {
      answers.push(await attempt('192.0.2.1', { device: 'stolen' }))
    }
    expect(answers).toEqual([
      ...Array(5).fill('known'),
      ...Array(5).fill('allowed'),
      'tooManyLogins',
      'tooManyLogins',
    ])
  })

  it('gets its budget back after the right password', async () => {
    const { limits, attempt } = open()
    for (let tries = 0; tries < 5; tries += 1) await attempt('192.0.2.1', { device: 'mine' })
    await limits.succeeded({ account: 'owner', ip: '192.0.2.1', device: 'mine' })
    expect(await attempt('192.0.2.1', { device: 'mine' })).toBe('known')
  })
})

it('does not limit a user with a session for the attempts of other clients', async () => {
  const { attack, limits } = open()
  await attack(100)
  for (let tries = 0; tries < 5; tries += 1) await limits.attemptInSession(1)
  await expect(limits.attemptInSession(1)).rejects.toMatchObject({ key: 'tooManyLogins' })
  await limits.attemptInSession(2)
})
