import { expect, it } from 'vitest'
import { lastId, saidSince } from './unread.rules.ts'

const said = (id: number, user_id: number) => ({ id, user_id })
const talk = [said(3, 1), said(4, 2), said(7, 1), said(9, 2)]

it('counts what others have said since one has looked', () => {
  expect(saidSince(talk, 3, 1)).toEqual([said(4, 2), said(9, 2)])
})

it('counts everything for a visitor, who has said nothing', () => {
  expect(saidSince(talk, 3, undefined)).toHaveLength(3)
})

it('counts nothing when all is seen, or when the room is empty', () => {
  expect(saidSince(talk, 9, 1)).toEqual([])
  expect(saidSince([], 0, 1)).toEqual([])
})

it('knows the newest, and that an empty room has none', () => {
  expect(lastId(talk)).toBe(9)
  expect(lastId([])).toBe(0)
})
