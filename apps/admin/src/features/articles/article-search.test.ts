import { describe, expect, it } from 'vitest'
import { isFiltered, listBody, readArticleSearch } from './article-search.ts'

describe('the search of the article list', () => {
  it('requests drafts that are not in the trash', () => {
    expect(listBody({ tab: 'draft' })).toMatchObject({ status: 3, trashed: false })
  })

  it('requests the trash', () => {
    expect(listBody({ tab: 'trash' })).toMatchObject({ status: 3, trashed: true })
  })

  it('accepts a range with one end', () => {
    expect(listBody({ from: '2026-01-01' })).toMatchObject({
      create_time: ['2026-01-01', '9999-12-31'],
    })
  })

  it('drops a column that is not sortable', () => {
    expect(listBody({ sort: 'password' }).sort).toBeUndefined()
    expect(listBody({ sort: 'view_times' }).sort).toBe('view_times')
  })

  it.each([
    { tab: 'nonsense' },
    { from: '2026-1-1' },
    { category: 'x' },
    { pinned: 3 },
    { title: '   ' },
    { title: { evil: true } },
  ])('drops unknown values: %j', (search) => {
    expect(Object.values(readArticleSearch(search)).filter((value) => value !== undefined)).toEqual(
      [],
    )
  })

  it('counts as filtered by a filter, not by a tab', () => {
    expect(isFiltered({ tab: 'trash', page: 2 })).toBe(false)
    expect(isFiltered({ title: '雨' })).toBe(true)
  })
})
