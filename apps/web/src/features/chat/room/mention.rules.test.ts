import type { ChatMessage } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { matching, mentionAt, mentionable } from './mention.rules.ts'

const user = (user_id: number, nick_name: string) => ({ user_id, nick_name, avatar: '' })
const here = (user_id: number, nick_name: string) => ({
  ...user(user_id, nick_name),
  createTime: 1,
})
const by = (user_id: number, nick_name: string) =>
  ({ ...user(user_id, nick_name), id: user_id, content: '' }) as ChatMessage

describe('an unfinished mention', () => {
  it.each([
    ['@', { from: 0, query: '' }],
    ['你好@拾', { from: 2, query: '拾' }],
    ['a @Ann', { from: 2, query: 'Ann' }],
    ['@Ann ', undefined],
    ['ann@a', undefined],
    ['hello', undefined],
    [`@${'a'.repeat(21)}`, undefined],
  ])('in %j is %j', (text, found) => {
    expect(mentionAt(text, text.length)).toEqual(found)
  })

  it('ends at the caret', () => {
    expect(mentionAt('@拾柴 @', 2)).toEqual({ from: 0, query: '拾' })
  })
})

describe('the users to mention', () => {
  it('are those who are here, then those who have written, without oneself', () => {
    const known = {
      online: [here(1, 'a'), here(2, 'b')],
      messages: [by(3, 'c'), by(1, 'a'), by(4, 'd')],
      writers: [user(5, 'e'), user(3, 'c'), user(2, 'b'), user(6, 'f')],
    }
    const names = (me?: number) => mentionable(known, me).map(({ nick_name }) => nick_name)
    expect(names(2)).toEqual(['a', 'd', 'c', 'e', 'f'])
    expect(names()).toEqual(['a', 'b', 'd', 'c', 'e', 'f'])
  })

  it('begin with the text, or else contain it', () => {
    const users = [user(1, 'Joann'), user(2, 'Ann'), user(3, '听潮')]
    expect(matching(users, 'ann').map(({ nick_name }) => nick_name)).toEqual(['Ann', 'Joann'])
    expect(matching(users, '')).toHaveLength(3)
    expect(matching(users, 'x')).toEqual([])
  })
})
