import { describe, expect, it } from 'vitest'
import { dayOf, filesOf, refusalOf, staysAnimated, unusedUntil } from './uploads.rules.ts'

const header = (format: string, width: number, height: number, pages = 1, bytesPerPixel = 4) => ({
  format,
  width,
  height,
  pages,
  bytesPerPixel,
})

describe('the header check', () => {
  it.each([
    ['jpeg', 8_000, 5_000, undefined],
    ['jpeg', 8_000, 5_001, 'tooManyPixels'],
    ['png', 50_000, 50_000, 'tooManyPixels'],
    ['heif', 4_000, 3_000, undefined],
    ['heif', 4_000, 3_001, 'tooManyPixels'],
    ['png', 1, 40_000_000, 'pictureSideTooLong'],
    ['png', 40_000_000, 1, 'pictureSideTooLong'],
    ['webp', 1, 16_384, undefined],
    ['webp', 1, 16_385, 'pictureSideTooLong'],
  ])('%s of %i by %i: %s', (format, width, height, expected) => {
    expect(refusalOf(header(format, width, height))).toBe(expected)
  })

  it('rejects fewer pixels with more bytes each', () => {
    expect(refusalOf(header('png', 5_000, 4_000, 1, 8))).toBeUndefined()
    expect(refusalOf(header('png', 5_000, 4_001, 1, 8))).toBe('tooManyPixels')
  })
})

describe('animation', () => {
  it.each([
    ['gif', 400, 300, 100, true],
    ['webp', 400, 300, 100, true],
    ['gif', 400, 300, 101, false],
    ['gif', 10, 10, 200, true],
    ['gif', 10, 10, 201, false],
    ['gif', 400, 300, 1, false],
    ['heif', 10, 10, 5, false],
  ])('%s of %i by %i in %i frames: %s', (format, width, height, pages, expected) => {
    expect(staysAnimated(header(format, width, height, pages))).toBe(expected)
  })
})

it('keeps an unused picture for a day, and renews the allowance at midnight', () => {
  const noon = Date.UTC(2026, 0, 1, 12)
  expect(unusedUntil(noon)).toBe(Date.UTC(2026, 0, 2, 12))
  expect(dayOf(Date.UTC(2026, 0, 1, 23, 59))).toBe(dayOf(noon))
  expect(dayOf(Date.UTC(2026, 0, 2))).toBe(dayOf(noon) + 1)
})

it('lists the files of all variants, and none for another address', () => {
  const stem = `uploads/${'a'.repeat(32)}-700x500-ffffff`
  expect(filesOf(`/${stem}.webp`)).toEqual([`${stem}-320.webp`, `${stem}-640.webp`, `${stem}.webp`])
  expect(filesOf('/uploads/../lanting.sqlite')).toEqual([])
})
