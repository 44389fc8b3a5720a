import { expect, it } from 'vitest'
import { correctionOf } from './drift.ts'

const at = (errorMs: number, changes = {}) =>
  correctionOf({ errorMs, keepsPitch: true, isBreak: false, isStart: false, ...changes })

it('[LISTEN-22] leaves a tiny error, corrects a small one by speed, a large one by a seek', () => {
  expect([at(0), at(15), at(-15)]).toEqual(Array(3).fill({ kind: 'rate', rate: 1 }))
  expect(at(40)).toEqual({ kind: 'rate', rate: 1.01 })
  expect([at(150), at(-150)]).toEqual([
    { kind: 'rate', rate: 1.02 },
    { kind: 'rate', rate: 0.98 },
  ])
  expect([at(151), at(-9_000)]).toEqual(Array(2).fill({ kind: 'seek' }))
})

it('[LISTEN-23] never changes the speed where that would be heard', () => {
  const other = { keepsPitch: false }
  expect(at(100, other)).toEqual({ kind: 'rate', rate: 1 })
  expect(at(100, { ...other, isBreak: true })).toEqual({ kind: 'seek' })
  expect(at(30, { ...other, isBreak: true })).toEqual({ kind: 'rate', rate: 1 })
  expect(at(151, other)).toEqual({ kind: 'seek' })
})

it('[LISTEN-29] moves a sound that has just begun for a smaller error', () => {
  expect(at(60)).toEqual({ kind: 'rate', rate: 1.015 })
  expect([at(51, { isStart: true }), at(-60, { isStart: true })]).toEqual(
    Array(2).fill({ kind: 'seek' }),
  )
  expect(at(40, { isStart: true })).toEqual({ kind: 'rate', rate: 1.01 })
})
