import { expect, it } from 'vitest'
import { NOTIFICATION_TYPE, notificationTarget } from './notification-kinds.ts'

const { article, talk, boardMessage, friendLink, announcement, chatMessage, listening, page } =
  NOTIFICATION_TYPE

const READER = { isAdministrator: false, hiddenSections: [] }
const ADMINISTRATOR = { ...READER, isAdministrator: true }

it.each([
  [{ type: talk, to_id: 7, comment_id: 12 }, '/home'],
  [{ type: boardMessage, to_id: 9 }, '/home'],
  [{ type: chatMessage, to_id: 5 }, '/home'],
  [{ type: article, to_id: 5 }, '/article?id=5'],
] as const)('leads from %j to %s while its section is hidden', (notification, href) => {
  const reader = { ...READER, hiddenSections: ['talk', 'board', 'chat'] as const }
  expect(notificationTarget(notification, reader)).toEqual({ href, app: 'site' })
})

it('uses the type numbers of the API', () => {
  expect(NOTIFICATION_TYPE).toEqual({
    article: 1,
    talk: 2,
    boardMessage: 3,
    friendLink: 4,
    announcement: 5,
    chatMessage: 6,
    listening: 7,
    page: 8,
  })
})

it.each([
  [{ type: article, to_id: 5 }, '/article?id=5', 'site'],
  [{ type: article, to_id: null }, '/home', 'site'],
  [{ type: talk, to_id: 7 }, '/talk?id=7', 'site'],
  [{ type: talk, to_id: null }, '/talk', 'site'],
  [{ type: boardMessage, to_id: 9 }, '/message/detail?id=9', 'site'],
  [{ type: boardMessage, to_id: null }, '/message/list', 'site'],
  [{ type: friendLink, to_id: null }, '/admin/links', 'admin'],
  [{ type: announcement, to_id: null }, '/home', 'site'],
  [{ type: chatMessage, to_id: 5 }, '/message/chat#message-5', 'site'],
  [{ type: chatMessage, to_id: null }, '/message/chat', 'site'],
  [{ type: listening, to_id: 3 }, '/home?listen', 'site'],
  [{ type: article, to_id: 5, comment_id: 12 }, '/article?id=5#comment-12', 'site'],
  [{ type: talk, to_id: 7, comment_id: 12 }, '/talk?id=7#comment-12', 'site'],
  [{ type: boardMessage, to_id: 9, comment_id: 12 }, '/message/detail?id=9#comment-12', 'site'],
  [{ type: page, to_id: 4 }, '/page?id=4', 'site'],
  [{ type: page, to_id: 4, comment_id: 12 }, '/page?id=4#comment-12', 'site'],
  [{ type: page, to_id: null }, '/home', 'site'],
  [{ type: boardMessage, to_id: 9, comment_id: null }, '/message/detail?id=9', 'site'],
] as const)('leads an administrator from %j to %s', (notification, href, app) => {
  expect(notificationTarget(notification, ADMINISTRATOR)).toEqual({ href, app })
})

it('leads the applicant of a friend link to the list of links', () => {
  const notification = { type: friendLink, to_id: 3 }
  expect(notificationTarget(notification, READER)).toEqual({ href: '/link/list', app: 'site' })
})
