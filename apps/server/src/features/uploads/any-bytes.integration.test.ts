/** @module-tag long */
import { ERRORS } from '@lanting/contract'
import { expect, inject, it } from 'vitest'
import { gifBomb, jpeg, movingGif, seeThroughPng } from '../../testing/pictures.ts'
import { multipart, openTestApp } from '../../testing/test-app.ts'

const ROUNDS = inject('long') ? 5_000 : 150
const TIMEOUT_MS = ROUNDS * 2_000
const DOCUMENTED = new Set(Object.values(ERRORS).map(({ status }) => status))
DOCUMENTED.delete(ERRORS.serverFault.status)
DOCUMENTED.delete(ERRORS.notReady.status)

/** The same sequence for the same seed, so that a failure can be reproduced. */
const seededRandom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

type Random = ReturnType<typeof seededRandom>

/** Cuts, repeats, overwrites or shuffles a part of the bytes. */
const damage = (bytes: Buffer, random: Random): Buffer => {
  const from = random(bytes.length + 1)
  const to = Math.min(bytes.length, from + random(200))
  const part = bytes.subarray(from, to)
  const noise = Buffer.from(Array.from({ length: to - from }, () => random(256)))
  const middle = [Buffer.alloc(0), Buffer.concat([part, part]), noise, Buffer.from(part).reverse()]
  const end = random(4) === 0 ? Buffer.alloc(0) : bytes.subarray(to)
  return Buffer.concat([bytes.subarray(0, from), middle[random(4)] ?? noise, end])
}

it(
  `any bytes get a documented answer, never a server fault (${ROUNDS} of them)`,
  async () => {
    let now = Date.UTC(2026, 0, 1)
    const { app, userClient } = await openTestApp({ now: () => now })
    const { token } = await userClient('reader')
    const pictures = [
      await jpeg(60, 40),
      await seeThroughPng(30, 30),
      await movingGif(20, 4),
      gifBomb(30, 50),
    ]
    const seen = new Map<number, number>()
    for (let seed = 1; seed <= ROUNDS; seed += 1) {
      // Slowly enough for the rate limit.
      now += 700
      const random = seededRandom(seed)
      const picture = pictures[random(pictures.length)] ?? Buffer.alloc(0)
      const content = random(2) === 0 ? picture : damage(picture, random)
      const { body, type } = await multipart(new Blob([new Uint8Array(content)]))
      const payload = random(2) === 0 ? body : damage(body, random)
      const answer = await app.inject({
        method: 'POST',
        url: '/api/upload/img',
        payload,
        headers: { authorization: token, ...type },
      })
      seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1)
      if (answer.statusCode === 200) continue
      expect(DOCUMENTED, `seed ${seed}: ${answer.statusCode} ${answer.body}`).toContain(
        answer.statusCode,
      )
      expect(answer.json().code, `seed ${seed}`).toBe('100006')
    }
    // Some damaged files are accepted and some are rejected.
    expect([...seen.keys()].sort()).toEqual(expect.arrayContaining([200, 400, 422]))
  },
  TIMEOUT_MS,
)
