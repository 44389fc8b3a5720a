import { zhCN } from '@lanting/copy/zh-CN'
import { describe, expect, it } from 'vitest'
import { badgeText, clockTime, readingTime, relativeTime } from './formats.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

it.each([
  [-5_000, '0秒前'],
  [0, '0秒前'],
  [59_999, '59秒前'],
  [MINUTE, '1分钟前'],
  [HOUR - 1, '59分钟前'],
  [HOUR, '1小时前'],
  [DAY - 1, '23小时前'],
  [DAY, '1天前'],
  [400 * DAY, '400天前'],
])('%i ms ago is %s', (passed, text) => {
  expect(relativeTime(1_000_000, 1_000_000 + passed, zhCN.formats)).toBe(text)
})

describe('a time', () => {
  it.each([
    [0, '00:00'],
    [61.9, '01:01'],
    [3_725, '62:05'],
    [Number.NaN, '00:00'],
    [Number.POSITIVE_INFINITY, '00:00'],
    [-3, '00:00'],
  ])('of %d s is formatted as %s', (seconds, text) => {
    expect(clockTime(seconds)).toBe(text)
  })
})

it.each([
  [0, '00 分'],
  [59_999, '00 分'],
  [8 * MINUTE, '08 分'],
  [HOUR - 1, '59 分'],
  [HOUR + 40 * MINUTE, '01 时 40 分'],
  [100 * HOUR, '100 时 00 分'],
])('formats a reading time of %d ms as %s', (ms, text) => {
  expect(readingTime(ms, zhCN.article)).toBe(text)
})

it.each([
  [0, ''],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [1_000, '9+'],
])('%i unread are shown as %j', (unread, shown) => {
  expect(badgeText(unread, 9)).toBe(shown)
})
