import { expect, it } from 'vitest'
import { linkedCommentIn } from './linked-comment.ts'

it.each([
  ['#comment-12', 12],
  ['#comment-2147483647', 2_147_483_647],
  ['', undefined],
  ['#comment-', undefined],
  ['#comment-0', undefined],
  ['#comment-012', undefined],
  ['#comment-1x', undefined],
  ['#comment-12345678901', undefined],
  ['#heading', undefined],
])('reads %s as %s', (hash, id) => {
  expect(linkedCommentIn({ hash })).toBe(id)
})
