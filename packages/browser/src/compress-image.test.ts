import { describe, expect, it } from 'vitest'
import { compressImage } from './compress-image.ts'

const KB = 1024
const MB = 1024 * KB

/** Returns the given sizes one after the other, and records the requested qualities. */
const encoder = (...sizes: number[]) => {
  const qualities: number[] = []
  const encode = async (quality: number) => {
    qualities.push(quality)
    return { size: sizes[qualities.length - 1] ?? 0 }
  }
  return { qualities, encode }
}

describe('a picture of', () => {
  it.each([
    ['800 KB exactly', 800 * KB, [], [], 800 * KB],
    ['a little more', 800 * KB + 1, [700 * KB], [1], 700 * KB],
    ['2 MB that is small enough at the second try', 2 * MB, [MB, 799 * KB], [1, 0.8], 799 * KB],
    ['2 MB that is small enough at exactly 800 KB', 2 * MB, [800 * KB], [1], 800 * KB],
    [
      '9 MB that never gets small enough',
      9 * MB,
      [8 * MB, 7 * MB, 6 * MB, 5 * MB],
      [1, 0.8, 0.6, 0.4],
      5 * MB,
    ],
    [
      '900 KB that only gets larger',
      900 * KB,
      [5 * MB, 4 * MB, 3 * MB, 2 * MB],
      [1, 0.8, 0.6, 0.4],
      900 * KB,
    ],
  ])('%s', async (_, size, sizes, expectedQualities, expectedSize) => {
    const { qualities, encode } = encoder(...sizes)
    expect(await compressImage({ size }, encode)).toEqual({ size: expectedSize })
    expect(qualities).toEqual(expectedQualities)
  })

  it('rejects any size that cannot be encoded', async () => {
    const encode = () => Promise.reject(new Error('unreadable'))
    await expect(compressImage({ size: MB }, encode)).rejects.toThrow('unreadable')
  })
})
