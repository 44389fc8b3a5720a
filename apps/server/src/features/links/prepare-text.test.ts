import type { Verdict } from '@lanting/contract'
import { expect, it } from 'vitest'
import { createTextPreparer } from './prepare-text.ts'

const prepareWith = (verdict: Verdict) =>
  createTextPreparer(async () => (text) => ({ verdict, text: `${text}*` }))()

it('returns the masked text', async () => {
  expect((await prepareWith('mask'))('tea')).toBe('tea*')
})

it('lets held words pass, because every link is reviewed', async () => {
  expect((await prepareWith('hold'))('tea')).toBe('tea*')
})

it('rejects blocked words', async () => {
  const prepare = await prepareWith('refuse')
  expect(() => prepare('tea')).toThrow(expect.objectContaining({ key: 'wordRefused' }))
})
