import { endpoints } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { madeBy, subjectOf } from './audit-subject.ts'

describe('what is remembered of an act', () => {
  it('are ids and switches of the address', () => {
    expect(subjectOf(endpoints.updateRole, { params: { id: 3, role: 1 } })).toEqual({
      id: 3,
      role: 1,
    })
  })

  it('are the names of things, cut short, but none of their texts', () => {
    const article = {
      id: 7,
      article_title: 'x'.repeat(100),
      article_content: 'the text',
      category: { category_name: 'essays' },
      tagList: [{ id: 1 }, { id: 2 }],
    }
    expect(subjectOf(endpoints.updateArticle, { body: { article, revision: 4 } })).toEqual({
      id: 7,
      article_title: 'x'.repeat(60),
      category_name: 'essays',
      tagList: [1, 2],
      revision: 4,
    })
  })

  it('are the members of a change in which everything may be left out, never their values', () => {
    const body = { blog_notice: 'a secret', hold_visitors: true, stranger: 'no member of it' }
    expect(subjectOf(endpoints.updateConfig, { body })).toEqual({
      members: 'blog_notice, hold_visitors',
    })
  })

  it('are at most twenty of many ids', () => {
    const idList = Array.from({ length: 99 }, (_, place) => place + 1)
    const { idList: kept, ...more } = subjectOf(endpoints.deleteLinks, { body: { idList } })
    expect(kept).toHaveLength(20)
    expect(more).toEqual({ 'idList.count': 99 })
  })

  it('are writings by where they were found and of which kind, and how many', () => {
    const held = Array.from({ length: 30 }, (_, at) => ({
      source: 'held',
      kind: 'comment',
      id: at,
    }))
    const items = [
      { source: 'report', kind: 'boardMessage', id: 7 },
      ...held,
      { source: 'written', kind: 'chatMessage', id: 7 },
      { source: 'report', kind: 'boardMessage', id: 7 },
      { source: 'hush', kind: 'comment', id: 8 },
    ]
    expect(subjectOf(endpoints.decide, { body: { decision: 'block', items } })).toEqual({
      decision: 'block',
      'report.boardMessage': [7],
      'held.comment': Array.from({ length: 20 }, (_, at) => at),
      'held.comment.count': 30,
      'written.chatMessage': [7],
    })
  })

  it.each(['password', 'password1', 'token', 'invitation', 'secret', 'content', 'url', 'email'])(
    'is never what is called %s, however deep it lies',
    (name) => {
      const body = {
        id: 1,
        [name]: 'hush',
        article: { [name]: 'hush', list: [{ [name]: 'hush' }] },
      }
      expect(JSON.stringify(subjectOf(endpoints.updateArticle, { body }))).not.toContain('hush')
    },
  )

  it('is nothing that merely calls itself an id', () => {
    const body = { id: 'hush', token_id: 'hush', idList: ['hush', 3] }
    expect(subjectOf(endpoints.deleteLinks, { body })).toEqual({ idList: [3] })
  })

  it('is the id of what was made, wherever the answer tells it', () => {
    expect(madeBy({ id: 5 })).toBe(5)
    expect(madeBy({ article: { id: 6 } })).toBe(6)
    expect(madeBy({ manuscript_id: 7 })).toBe(7)
    expect([madeBy(true), madeBy(null), madeBy({ token: 'x' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
