import { expect, it } from 'vitest'
import { mentionsOf } from './mentions-of-user.rules.ts'

const ME = { id: 1, nick_name: '拾柴' }
const message = (id: number, user_id: number | null, content: string, reply_to?: number) => ({
  ...{ id, user_id, content, nick_name: `user ${user_id}` },
  ...(reply_to !== undefined && { reply_to }),
})

it.each([
  ['@拾柴 来听', true],
  ['来听@拾柴', true],
  ['a@拾柴', false],
  ['拾柴 来听', false],
  ['@别人', false],
  ['> 听潮：问问 @拾柴\n好', false],
  ['`@拾柴`', false],
  ['```\n@拾柴\n```', false],
])('finds the name of the reader behind an @: %s is %s', (content, isFound) => {
  expect(mentionsOf([message(5, 2, content)], ME, []).length > 0).toBe(isFound)
})

it('prefers a longer name of somebody who has written', () => {
  const other = { ...message(1, 3, 'hi'), nick_name: '拾柴的小满' }
  expect(mentionsOf([message(5, 2, '@拾柴的小满')], ME, [other])).toEqual([])
})

it('finds answers to messages of the reader, also by visitors', () => {
  const all = [message(1, 1, 'mine'), message(2, 2, 'theirs')]
  const fresh = [message(3, 2, 'yes', 1), message(4, null, 'yes', 1), message(5, 1, 'no', 2)]
  expect(mentionsOf(fresh, ME, all).map(({ id }) => id)).toEqual([3, 4])
})
