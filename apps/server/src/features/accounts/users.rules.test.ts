import { describe, expect, it } from 'vitest'
import { mayManage, statusChangeError } from './users.rules.ts'

const ADMINISTRATOR = { role: 1, blocked: false } as const
const USER = { role: 2, blocked: false } as const
const BLOCKED = { role: 2, blocked: true } as const

describe('a status change', () => {
  it.each([
    [
      'the owner',
      { id: 1, before: ADMINISTRATOR, after: USER, otherAdministrators: 5 },
      'ownerStays',
    ],
    ['the owner, promoted', { id: 1, before: ADMINISTRATOR, after: ADMINISTRATOR }, 'ownerStays'],
    ['the last administrator', { before: ADMINISTRATOR, after: USER }, 'lastAdministrator'],
    [
      'the last administrator, blocked',
      { before: ADMINISTRATOR, after: { ...ADMINISTRATOR, blocked: true } },
      'lastAdministrator',
    ],
    [
      'one of two administrators',
      { before: ADMINISTRATOR, after: USER, otherAdministrators: 1 },
      undefined,
    ],
    ['a user, blocked', { before: USER, after: BLOCKED }, undefined],
    ['a user, promoted', { before: USER, after: ADMINISTRATOR }, undefined],
    [
      'an administrator who is blocked already',
      { before: { ...ADMINISTRATOR, blocked: true }, after: BLOCKED },
      undefined,
    ],
  ])('of %s is allowed or rejected', (_, change, expected) => {
    expect(statusChangeError({ id: 2, ownerId: 1, otherAdministrators: 0, ...change })).toBe(
      expected,
    )
  })
})

it('allows only the owner to manage the owner', () => {
  expect(mayManage(2, 1, 1)).toBe(false)
  expect(mayManage(1, 1, 1)).toBe(true)
  expect(mayManage(2, 3, 1)).toBe(true)
})
