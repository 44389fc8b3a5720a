import { expect, it } from 'vitest'
import { AUDITED_ACTIONS, auditedActionOf } from './audited-actions.ts'
import { type Endpoint, isForAdmin, isRead } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { ROLE } from './enumerations.ts'

const ENTRIES: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)

it('audits every write of an administrator, here or elsewhere', () => {
  const writes = ENTRIES.filter(([, endpoint]) => isForAdmin(endpoint.access) && !isRead(endpoint))
  const missing = writes.map(([name]) => name).filter((name) => !AUDITED_ACTIONS.includes(name))
  expect(missing).toEqual([])
})

it('audits those reads that take data away, and no other', () => {
  const isExport = ({ download, streamed }: Endpoint) => (download ?? streamed) !== undefined
  const [taken, others] = [true, false].map((wanted) =>
    ENTRIES.filter(([, endpoint]) => isRead(endpoint) && isExport(endpoint) === wanted)
      .map(([name]) => name)
      .filter((name) => AUDITED_ACTIONS.includes(name)),
  )
  expect([taken, others]).toEqual([['exportMarkdown', 'exportOwnData'], []])
})

it('marks every endpoint that is named like a read', () => {
  const unmarked = ENTRIES.filter(
    ([name, endpoint]) => /^(get|backGet|search)/.test(name) && !isRead(endpoint),
  )
  expect(unmarked.map(([name]) => name)).toEqual([])
})

it('records calls of administrators only and leaves chat calls to the chat room', () => {
  expect(auditedActionOf(endpoints.deleteComment, ROLE.administrator)).toBe('deleteComment')
  expect(auditedActionOf(endpoints.deleteComment, ROLE.user)).toBeUndefined()
  expect(auditedActionOf(endpoints.addComment, ROLE.administrator)).toBeUndefined()
  expect(auditedActionOf(endpoints.recallChatMessage, ROLE.administrator)).toBeUndefined()
})
