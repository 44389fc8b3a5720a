import { describe, expect, it } from 'vitest'
import { NO_FIELDS } from './draft.ts'
import { missingOf, nextHour, visibilityOf, withVisibility } from './publishing.rules.ts'

const NOW = 1_000_000
const ready = {
  ...NO_FIELDS,
  article_title: '等待',
  article_content: '一段',
  category: { id: 1, category_name: '随笔' },
  tagList: [{ tag_name: '札记' }],
}

describe('missingOf', () => {
  it('returns nothing for a complete article', () => {
    expect(missingOf(ready, NOW)).toEqual([])
  })

  it.each([
    [{ article_title: '  ' }, ['titleMissing']],
    [{ article_content: '\n' }, ['contentMissing']],
    [{ category: null, tagList: [] }, ['categoryMissing', 'tagsMissing']],
    [{ type: 2 as const, origin_url: null }, ['originMissing']],
    [{ type: 2 as const, origin_url: 'a.test/b' }, ['originWrong']],
    [{ type: 2 as const, origin_url: 'https://a.test/b' }, []],
    [{ canonical_url: 'a.test/b' }, ['canonicalWrong']],
    [{ canonical_url: 'https://a.test/b' }, []],
    [{ status: 3 as const, publishAtMs: NOW }, ['publishAtPast']],
    [{ status: 3 as const, publishAtMs: NOW + 1 }, []],
  ])('for %j returns %j', (change, missing) => {
    expect(missingOf({ ...ready, ...change }, NOW)).toEqual(missing)
  })

  it.each(['public', 'private', 'draft', 'scheduled'] as const)('that is %s says so', (name) => {
    expect(visibilityOf({ ...ready, ...withVisibility(name, NOW) })).toBe(name)
  })
})

describe('nextHour', () => {
  it.each([
    ['2026-11-19T04:10:27Z', '2026-11-19T05:00:00Z'],
    ['2026-11-19T04:30:00Z', '2026-11-19T05:00:00Z'],
    ['2026-11-19T04:30:01Z', '2026-11-19T06:00:00Z'],
  ])('after %s is %s', (now, next) => {
    expect(nextHour(Date.parse(now))).toBe(Date.parse(next))
  })
})
