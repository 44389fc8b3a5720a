import { describe, expect, it } from 'vitest'
import { isFiltered, listBody, readArticleSearch } from './article-search.ts'

describe('the address of the article list', () => {
  it('asks for drafts that are not in the bin', () => {
    expect(listBody({ tab: 'draft' })).toMatchObject({ status: 3, trashed: false })
  })

  it('asks for the bin', () => {
    expect(listBody({ tab: 'trash' })).toMatchObject({ status: 3, trashed: true })
  })

  it('is open at the end that is not given', () => {
    expect(listBody({ from: '2026-01-01' })).toMatchObject({
      create_time: ['2026-01-01', '9999-12-31'],
    })
  })

  it('passes on no column that cannot be sorted by', () => {
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
  ])('drops what it does not know: %j', (search) => {
    expect(Object.values(readArticleSearch(search)).filter((value) => value !== undefined)).toEqual(
      [],
    )
  })

  it('is narrowed by a filter and not by a tab', () => {
    expect(isFiltered({ tab: 'trash', page: 2 })).toBe(false)
    expect(isFiltered({ title: '雨' })).toBe(true)
  })
})
