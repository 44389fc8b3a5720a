import { expect, it } from 'vitest'
import { targetOf } from './notification-target.rules.ts'

it.each([
  [{ type: 1, to_id: 5 }, '/article?id=5', 'site'],
  [{ type: 1, to_id: null }, '/home', 'site'],
  [{ type: 2, to_id: 7 }, '/talk?id=7', 'site'],
  [{ type: 2, to_id: null }, '/talk', 'site'],
  [{ type: 3, to_id: 9 }, '/message/list', 'site'],
  [{ type: 4, to_id: null }, '/admin/links', 'desk'],
] as const)('%j leads to %s', (notification, href, place) => {
  expect(targetOf(notification, true)).toEqual({ href, place })
})

it('about a friend link leads whoever applied for it to the list', () => {
  expect(targetOf({ type: 4, to_id: 3 }, false)).toEqual({ href: '/link/list', place: 'site' })
})
