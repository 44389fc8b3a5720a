import { describe, expect, it } from 'vitest'
import { coverColours, luminanceOf } from './cover-colours.rules.ts'

const pixels = (...colours: readonly (readonly [number, number, number])[]) =>
  new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255]))

const channels = (hex: string): [number, number, number] => {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255
  return [at(1), at(3), at(5)]
}
/** The opacity of lines far from the current one. */
const DIMMEST = 0.7
const contrast = (hex: string) => {
  const ground = channels(hex)
  const [r = 0, g = 0, b = 0] = channels('#f3eee3').map(
    (channel, index) => channel * DIMMEST + (ground[index] ?? 0) * (1 - DIMMEST),
  )
  return (luminanceOf([r, g, b]) + 0.05) / (luminanceOf(ground) + 0.05)
}

const BLUE = [61, 101, 133] as const
const RED = [200, 105, 79] as const

describe('the colours of a cover', () => {
  it.each([
    ['yellow', pixels([255, 240, 20], [250, 250, 120])],
    ['white', pixels([255, 255, 255])],
    ['black', pixels([0, 0, 0])],
    ['green', pixels([40, 255, 90])],
    ['nothing', new Uint8ClampedArray()],
  ])('keep light text readable, even on %s', (_, cover) => {
    const { ground, lights } = coverColours(cover)
    for (const colour of [ground, ...lights]) {
      expect(colour).toMatch(/^#[0-9a-f]{6}$/)
      expect(contrast(colour)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('use the main hue and the hue most unlike it', () => {
    const [main, answer] = coverColours(pixels(BLUE, BLUE, BLUE, RED)).lights.map(channels)
    expect(main?.[2]).toBeGreaterThan(main?.[0] ?? 1)
    expect(answer?.[0]).toBeGreaterThan(answer?.[2] ?? 1)
  })

  it('ignore a rare hue', () => {
    const many = Array.from({ length: 60 }, () => BLUE)
    const [, answer] = coverColours(pixels(...many, RED)).lights.map(channels)
    expect(answer?.[2]).toBeGreaterThan(answer?.[0] ?? 1)
  })
})
