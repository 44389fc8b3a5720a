import { AUDITED_ACTIONS, type Endpoint, endpoints, POST_KINDS, postsOf } from '@lanting/contract'
import { adminZhCN } from '@lanting/copy/admin/zh-CN'
import { describe, expect, it } from 'vitest'
import { madeBy, subjectOf } from './audit-subject.ts'

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly enum?: readonly unknown[]
}

/** A value of every member that a schema describes. */
const sampleOf = ({ type, properties, items, ...schema }: Schema): unknown => {
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, member]) => [name, sampleOf(member)]),
    )
  }
  if (items) return [sampleOf(items)]
  if (schema.enum) return schema.enum[0]
  return type === 'boolean' ? true : type === 'string' ? 'x' : 1
}

describe('the audit subject of an action', () => {
  it('contains ids and switches of the address', () => {
    expect(subjectOf(endpoints.updateRole, { params: { id: 3, role: 1 } })).toEqual({
      id: 3,
      role: 1,
    })
  })

  it('contains shortened names, but no texts', () => {
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

  it('contains the field names of a partial change, never the values', () => {
    const body = { blog_notice: 'a secret', hold_visitors: true, stranger: 'no member of it' }
    expect(subjectOf(endpoints.updateConfig, { body })).toEqual({
      members: 'blog_notice, hold_visitors',
    })
  })

  it('contains the values of a partial change that is moderation', () => {
    const body = { slow_seconds: 5, reason: 'crowded' }
    expect(subjectOf(endpoints.updateChatRules, { body })).toEqual(body)
  })

  it('contains at most twenty ids', () => {
    const idList = Array.from({ length: 99 }, (_, place) => place + 1)
    const { idList: stored, ...more } = subjectOf(endpoints.deleteLinks, { body: { idList } })
    expect(stored).toHaveLength(20)
    expect(more).toEqual({ 'idList.count': 99 })
  })

  it('contains posts by source, kind and count', () => {
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
    'never contains %s, at any depth',
    (name) => {
      const body = {
        id: 1,
        [name]: 'hush',
        article: { [name]: 'hush', list: [{ [name]: 'hush' }] },
      }
      expect(JSON.stringify(subjectOf(endpoints.updateArticle, { body }))).not.toContain('hush')
    },
  )

  it('contains no id that is not a number', () => {
    const body = { id: 'hush', token_id: 'hush', idList: ['hush', 3] }
    expect(subjectOf(endpoints.deleteLinks, { body })).toEqual({ idList: [3] })
  })

  it('has a label for everything that it contains', () => {
    const entries: [string, Endpoint][] = Object.entries(endpoints)
    const contained = entries
      .filter(([name]) => AUDITED_ACTIONS.includes(name))
      .flatMap(([, endpoint]) => {
        const [params, query, body] = [endpoint.params, endpoint.query, endpoint.body].map(
          (schema) => schema && sampleOf(schema as Schema),
        )
        return Object.keys(subjectOf(endpoint, { params, query, body }))
      })
    const isPosts = (key: string) => POST_KINDS.some((kind) => kind === postsOf(key)[1])
    const unnamed = contained.filter(
      (key) => !isPosts(key) && !Object.hasOwn(adminZhCN.audit.fields, key),
    )
    expect([...new Set(unnamed)]).toEqual([])
  })

  it('contains the created id from every shape of answer', () => {
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
