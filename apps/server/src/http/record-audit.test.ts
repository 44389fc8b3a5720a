import { endpoints } from '@lanting/contract'
import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { type RecordAction, withAudit } from './record-audit.ts'

const requestOf = (role: 1 | 2 | undefined) =>
  ({
    id: 'r1',
    identity: role && { id: 7, role, sessionId: 1, isNew: false },
    body: { tag_name: 'tea' },
  }) as unknown as FastifyRequest

const open = () => {
  const said: unknown[] = []
  const record: RecordAction = async (action) => {
    said.push(['begun', action])
    return async (end) => void said.push(['ended', end])
  }
  const work = async () => {
    said.push('done')
    return { id: 5 }
  }
  return { said, record, work }
}

const ENTRY = { userId: 7, action: 'addTag', subject: { tag_name: 'tea' }, requestId: 'r1' }

describe('an action of an administrator', () => {
  it('is recorded before it runs, and completed after', async () => {
    const { said, record, work } = open()
    expect(await withAudit(record, endpoints.addTag)(requestOf(1), work)).toEqual({ id: 5 })
    expect(said).toEqual([['begun', ENTRY], 'done', ['ended', { outcome: 'done', made: 5 }]])
  })

  it('that never ends has an entry without an outcome', async () => {
    const { said, record } = open()
    void withAudit(record, endpoints.addTag)(requestOf(1), () => new Promise(() => undefined))
    await new Promise(setImmediate)
    expect(said).toEqual([['begun', ENTRY]])
  })

  it('does not run when it cannot be recorded', async () => {
    const { said, work } = open()
    const broken: RecordAction = async () => {
      throw new Error('no room')
    }
    await expect(withAudit(broken, endpoints.addTag)(requestOf(1), work)).rejects.toThrow('no room')
    expect(said).toEqual([])
  })

  it.each([
    [new AppError('tagExists'), { outcome: 'refused', reason: 'tagExists' }],
    [new AppError('serverFault'), { outcome: 'failed' }],
    [new Error('broken'), { outcome: 'failed' }],
  ])('that ends with %s records it, and rejects', async (error, end) => {
    const { said, record } = open()
    const work = () => Promise.reject(error)
    await expect(withAudit(record, endpoints.addTag)(requestOf(1), work)).rejects.toBe(error)
    expect(said.at(-1)).toEqual(['ended', end])
  })
})

it.each([
  ['a question of an administrator', endpoints.getTagList, 1],
  ['what users do', endpoints.updateOwnUserInfo, 1],
  ['what a user does to their own', endpoints.deleteComment, 2],
  ['what a visitor does', endpoints.addLike, undefined],
] as const)('%s leaves no entry', async (_, endpoint, role) => {
  const { said, record, work } = open()
  await withAudit(record, endpoint)(requestOf(role), work)
  expect(said).toEqual(['done'])
})
