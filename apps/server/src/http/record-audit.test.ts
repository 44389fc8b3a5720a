import { endpoints } from '@lanting/contract'
import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { type RecordAction, withAudit } from './record-audit.ts'

const requestOf = (role: 1 | 2 | undefined) =>
  ({
    id: 'r1',
    identity: role && { id: 7, role, sessionId: 1 },
    body: { tag_name: 'tea' },
  }) as unknown as FastifyRequest

const open = () => {
  const log: unknown[] = []
  const record: RecordAction = async (action) => {
    log.push(['begun', action])
    return async (end) => void log.push(['ended', end])
  }
  const work = async () => {
    log.push('done')
    return { id: 5 }
  }
  return { log, record, work }
}

const ENTRY = { userId: 7, action: 'addTag', subject: { tag_name: 'tea' }, requestId: 'r1' }

describe('an action of an administrator', () => {
  it('is recorded before it runs, and completed after', async () => {
    const { log, record, work } = open()
    expect(await withAudit(record, endpoints.addTag)(requestOf(1), work)).toEqual({ id: 5 })
    expect(log).toEqual([['begun', ENTRY], 'done', ['ended', { outcome: 'done', made: 5 }]])
  })

  it('that never ends has an entry without an outcome', async () => {
    const { log, record } = open()
    void withAudit(record, endpoints.addTag)(requestOf(1), () => new Promise(() => undefined))
    await new Promise(setImmediate)
    expect(log).toEqual([['begun', ENTRY]])
  })

  it('does not run when it cannot be recorded', async () => {
    const { log, work } = open()
    const broken: RecordAction = async () => {
      throw new Error('no room')
    }
    await expect(withAudit(broken, endpoints.addTag)(requestOf(1), work)).rejects.toThrow('no room')
    expect(log).toEqual([])
  })

  it.each([
    [new AppError('tagExists'), { outcome: 'refused', reason: 'tagExists' }],
    [new AppError('serverFault'), { outcome: 'failed' }],
    [new Error('broken'), { outcome: 'failed' }],
  ])('that ends with %s records it, and rejects', async (error, end) => {
    const { log, record } = open()
    const work = () => Promise.reject(error)
    await expect(withAudit(record, endpoints.addTag)(requestOf(1), work)).rejects.toBe(error)
    expect(log.at(-1)).toEqual(['ended', end])
  })
})

it.each([
  ['a question of an administrator', endpoints.getTagList, 1],
  ['what users do', endpoints.updateOwnUserInfo, 1],
  ['what a user does to their own', endpoints.deleteComment, 2],
  ['what a visitor does', endpoints.addLike, undefined],
] as const)('%s leaves no entry', async (_, endpoint, role) => {
  const { log, record, work } = open()
  await withAudit(record, endpoint)(requestOf(role), work)
  expect(log).toEqual(['done'])
})
