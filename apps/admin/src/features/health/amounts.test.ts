import { adminZhCN } from '@lanting/copy/admin/zh-CN'
import { expect, it } from 'vitest'
import { sizeText, spanText } from './amounts.ts'

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [12.34 * 1024 ** 2, '12.3 MB'],
  [345 * 1024 ** 3, '345 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

it.each([
  [59_000, '0 分钟'],
  [61 * 60_000, '1 小时 1 分'],
  [49 * 3_600_000, '2 天 1 小时'],
])('%d ms are %s', (ms, text) => {
  expect(spanText(ms, adminZhCN.health)).toBe(text)
})
