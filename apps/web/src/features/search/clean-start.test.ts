import { describe, expect, it } from 'vitest'
import { cleanStart } from './clean-start.ts'

describe('an excerpt', () => {
  it.each([
    ['，一个顶', '一个顶'],
    ['。” 他说', '他说'],
    ['《茶经》', '《茶经》'],
    ['“好”', '“好”'],
    ['', ''],
  ])('that would start with %s starts with %s', (before, clean) => {
    expect(cleanStart({ before, match: '雨', after: '。' })).toEqual({
      before: clean,
      match: '雨',
      after: '。',
    })
  })
})
