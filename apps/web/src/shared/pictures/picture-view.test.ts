import { describe, expect, it } from 'vitest'
import { FITTED, pinched, settled, swipeOf, zoomedAt } from './picture-view.ts'

const at = (x: number, y: number) => ({ x, y })
const WINDOW = { width: 400, height: 800 }
const PICTURE = { width: 400, height: 300 }

describe('a zoom', () => {
  it('keeps the pixel under the point', () => {
    expect(zoomedAt(FITTED, 2, at(50, -20))).toEqual({ scale: 2, x: -50, y: 20 })
    expect(zoomedAt({ scale: 2, x: -50, y: 20 }, 1, at(50, -20))).toEqual(FITTED)
  })

  it('has an end', () => {
    expect(zoomedAt(FITTED, 100, at(0, 0)).scale).toBe(8)
    expect(zoomedAt(FITTED, 0, at(0, 0)).scale).toBe(0.7)
  })
})

describe('two fingers', () => {
  it('spread a picture around their middle', () => {
    const spread = pinched(FITTED, [at(-50, 0), at(50, 0)], [at(-100, 0), at(100, 0)])
    expect(spread).toEqual({ scale: 2, x: 0, y: 0 })
  })

  it('move it without spreading', () => {
    const start = { scale: 2, x: 10, y: 0 }
    const moved = pinched(start, [at(-50, 0), at(50, 0)], [at(-20, 40), at(80, 40)])
    expect(moved).toEqual({ scale: 2, x: 40, y: 40 })
  })

  it('at one place do not divide by zero', () => {
    const { scale, x } = pinched(FITTED, [at(5, 5), at(5, 5)], [at(5, 5), at(5, 5)])
    expect([scale, x]).toEqual([1, 0])
  })
})

describe('after a gesture', () => {
  it('a picture is not smaller than fitted', () => {
    expect(settled({ scale: 0.8, x: 30, y: 4 }, PICTURE, WINDOW)).toEqual(FITTED)
  })

  it('a larger one leaves no space beside it that it could fill', () => {
    expect(settled({ scale: 2, x: 900, y: 90 }, PICTURE, WINDOW)).toEqual({
      scale: 2,
      x: 200,
      y: 0,
    })
    expect(settled({ scale: 4, x: -10, y: -900 }, PICTURE, WINDOW)).toEqual({
      ...{ scale: 4, x: -10, y: -200 },
    })
  })
})

it('a swipe is long and across', () => {
  expect(swipeOf(at(0, 0), at(-80, 10))).toBe(1)
  expect(swipeOf(at(0, 0), at(80, 10))).toBe(-1)
  expect(swipeOf(at(0, 0), at(40, 0))).toBe(0)
  expect(swipeOf(at(0, 0), at(80, 90))).toBe(0)
})
