import { createHash, randomBytes } from 'node:crypto'
import { isProof, proofText } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { findProof } from './find-proof.ts'
import { sha256 } from './sha-256.ts'

const standard = (message: Uint8Array) => createHash('sha256').update(message).digest('hex')

describe('our SHA-256', () => {
  it('agrees with the standard for every length around its blocks', () => {
    for (let length = 0; length <= 200; length += 1) {
      const message = randomBytes(length)
      expect(Buffer.from(sha256(message)).toString('hex')).toBe(standard(message))
    }
  })
})

describe('a proof', () => {
  it('is valid by the standard too, for that name on that day', async () => {
    let rests = 0
    const proof = await findProof('XiaoMan', {
      now: () => Date.parse('2026-11-15T23:59:59Z'),
      rest: async () => {
        rests += 1
      },
    })
    expect(proof.day).toBe('2026-11-15')
    const text = proofText('xiaoman', proof.day, proof.counter)
    expect(isProof(createHash('sha256').update(text).digest())).toBe(true)
    expect(rests).toBe(Math.ceil(proof.counter / 1_000))
  })

  it('uses the UTC date in every time zone', async () => {
    const now = () => Date.parse('2026-11-16T07:30:00+08:00')
    expect((await findProof('xiaoman', { now, rest: async () => undefined })).day).toBe(
      '2026-11-15',
    )
  })
})
