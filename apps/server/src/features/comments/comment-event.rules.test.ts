import {
  articleIdPath,
  COMMENT_TYPE,
  messagePath,
  ownerPagePath,
  talkPath,
} from '@lanting/contract'
import { expect, it } from 'vitest'
import { commentEvent } from './comment-event.rules.ts'

const WRITTEN = { kind: 'reply', byId: 2, name: 'Ada', title: 'Tea', text: 'Yes' } as const

it.each([
  [COMMENT_TYPE.article, articleIdPath(5)],
  [COMMENT_TYPE.talk, talkPath(5)],
  [COMMENT_TYPE.boardMessage, messagePath(5)],
  [COMMENT_TYPE.page, ownerPagePath(5)],
])('links a comment of type %s to %s', (type, path) => {
  const event = commentEvent({ ...WRITTEN, target: { type, for_id: 5 }, id: 12 })
  expect(event).toEqual({ ...WRITTEN, path: `${path}#comment-12` })
})
