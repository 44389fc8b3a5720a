import { describe, expect, it } from 'vitest'
import { chunk, NO_ID } from './chunk.ts'

const LENGTHS = [0, 1, 5, 255, 256, 257, 1_000]
const SIZES = [1, 4, 16, 64, 256]
const listOf = (length: number) => Array.from({ length }, (_, index) => index + 1)

describe('chunk', () => {
  it.each(LENGTHS)('splits %i items into parts of few sizes, each item once', (length) => {
    const parts = chunk(listOf(length))
    expect(parts.flat()).toEqual(listOf(length))
    for (const part of parts) expect(SIZES).toContain(part.length)
  })

  it.each(LENGTHS)('fills up the last part of %i ids', (length) => {
    const parts = chunk(listOf(length), NO_ID)
    expect(parts.flat().filter((id) => id !== NO_ID)).toEqual(listOf(length))
    expect(parts).toHaveLength(Math.ceil(length / 256))
    for (const part of parts) expect(SIZES).toContain(part.length)
  })
})
