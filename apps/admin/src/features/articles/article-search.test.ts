import { describe, expect, it } from 'vitest'
import {
  articleFilter,
  hasManuscripts,
  isFiltered,
  listBody,
  readArticleSearch,
} from './article-search.ts'

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

  it('asks of manuscripts what it asks of articles, but no state', () => {
    const search = { tab: 'draft', title: '雨', tag: 3, from: '2026-01-01', page: 2 } as const
    const filter = { article_title: '雨', tag_id: 3, create_time: ['2026-01-01', '9999-12-31'] }
    expect(articleFilter(search)).toEqual(filter)
    expect(listBody(search)).toMatchObject(filter)
  })

  it('finds manuscripts among all articles and among drafts, filtered or not', () => {
    const tabs = ['all', 'public', 'private', 'draft', 'scheduled', 'trash'] as const
    expect(tabs.filter((tab) => hasManuscripts({ tab, title: '雨' }))).toEqual(['all', 'draft'])
  })

  it('shows a scheduled article in one tab, not among the drafts', () => {
    expect(listBody({ tab: 'draft' })).toMatchObject({ status: 3, scheduled: false })
    expect(listBody({ tab: 'scheduled' })).toMatchObject({ status: 3, scheduled: true })
  })

  it('counts as filtered by a filter, not by a tab', () => {
    expect(isFiltered({ tab: 'trash', page: 2 })).toBe(false)
    expect(isFiltered({ title: '雨' })).toBe(true)
  })
})
