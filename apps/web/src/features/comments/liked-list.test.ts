import { expect, it } from 'vitest'
import { likedAnswer } from './liked-list.ts'

const comment = (id: number, more: object = {}) => ({ id, is_like: false, thumbs_up: 4, ...more })
const liked = (id: number, more: object = {}) => ({ id, is_like: true, thumbs_up: 5, ...more })

it('counts a like in each list of the comment, once', () => {
  const cached = {
    pages: [{ list: [comment(1, { replies: { list: [comment(2)], total: 1 } })] }],
    pageParams: [1],
  }
  const after = likedAnswer(cached, { id: 2, isLiked: true })
  expect(after).toEqual({
    pages: [{ list: [comment(1, { replies: { list: [liked(2)], total: 1 } })] }],
    pageParams: [1],
  })
  expect(likedAnswer(after, { id: 2, isLiked: true })).toEqual(after)
  expect(likedAnswer(after, { id: 2, isLiked: false })).toEqual(cached)
})

it('updates the linked thread', () => {
  const thread = {
    comment: comment(1, { replies: { list: [comment(2)], total: 1 } }),
    reply_page: 1,
  }
  expect(likedAnswer(thread, { id: 2, isLiked: true })).toEqual({
    comment: comment(1, { replies: { list: [liked(2)], total: 1 } }),
    reply_page: 1,
  })
})

it('updates pages of replies and keeps the total', () => {
  const page = { list: [comment(7)], total: 1 }
  expect(likedAnswer(page, { id: 7, isLiked: true })).toEqual({ list: [liked(7)], total: 1 })
  expect(likedAnswer(3, { id: 7, isLiked: true })).toBe(3)
  expect(likedAnswer(undefined, { id: 7, isLiked: true })).toBe(undefined)
})
