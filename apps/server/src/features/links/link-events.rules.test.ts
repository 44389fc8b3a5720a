import { NOTIFICATION_TYPE } from '@lanting/contract'
import { copies } from '@lanting/copy'
import { expect, it } from 'vitest'
import { approvalNotification, linkEvent, reviewNotification } from './link-events.rules.ts'

const APPLICATION = { byId: 2, name: 'Ada', id: 7, site: 'Tea', kind: 'applied' } as const

it('names the site as the title of the event', () => {
  expect(linkEvent(APPLICATION)).toMatchObject({ kind: 'friendLink', byId: 2, title: 'Tea' })
})

it('asks the owner for a review of the link, in words for new and changed links', () => {
  const applied = reviewNotification(APPLICATION, 1)
  const changed = reviewNotification({ ...APPLICATION, kind: 'changed' }, 1)
  expect(applied).toMatchObject({ userId: 1, type: NOTIFICATION_TYPE.friendLink, toId: 7, byId: 2 })
  expect(applied.message(copies.en)).not.toBe(changed.message(copies.en))
})

it('notifies the applicant of the approval', () => {
  const { userId, toId, message } = approvalNotification({ userId: 2, id: 7, site: 'Tea' })
  expect([userId, toId]).toEqual([2, 7])
  expect(message(copies.en)).toContain('Tea')
})
