import { describe, expect, it } from 'vitest'
import { isOwnOrigin } from './origin.ts'
import { textFrames } from './text-frames.ts'

describe('text frames', () => {
  it.each([
    ['', '8100'],
    ['hi', '81026869'],
    ['é', '8102c3a9'],
  ])('follow RFC 6455: %j', (text, hex) => {
    expect(textFrames([text]).toString('hex')).toBe(hex)
  })

  it.each([
    [125, '817d'],
    [126, '817e007e'],
    [65_535, '817effff'],
    [65_536, '817f0000000000010000'],
  ])('encode the length %i', (length, head) => {
    const bytes = textFrames(['x'.repeat(length)])
    expect(bytes.subarray(0, head.length / 2).toString('hex')).toBe(head)
    expect(bytes.length).toBe(length + head.length / 2)
  })

  it('are joined into one buffer', () => {
    expect(textFrames(['a', 'b']).toString('hex')).toBe('810161810162')
    expect(textFrames([]).length).toBe(0)
  })
})

describe('an origin', () => {
  const at = { host: 'localhost:3000', publicUrl: 'https://blog.example/' }

  it.each([
    ['https://blog.example', true],
    ['http://localhost:3000', true],
    ['http://localhost:3001', false],
    ['https://blog.example.evil.example', false],
    ['https://evil.example', false],
    ['null', false],
    ['', false],
    [undefined, false],
  ])('%s is own: %s', (origin, isOwn) => {
    expect(isOwnOrigin(origin, at)).toBe(isOwn)
  })

  it('is not own when the request names no host', () => {
    expect(isOwnOrigin('null', { host: undefined, publicUrl: 'nonsense' })).toBe(false)
  })
})
