import { expect, it } from 'vitest'
import { likedAnswer } from './liked-list.ts'

const said = (id: number, more: object = {}) => ({ id, is_like: false, thumbs_up: 4, ...more })
const liked = (id: number, more: object = {}) => ({ id, is_like: true, thumbs_up: 5, ...more })

it('counts a like wherever the comment is shown, and only once', () => {
  const kept = {
    pages: [{ list: [said(1, { replies: { list: [said(2)], total: 1 } })] }],
    pageParams: [1],
  }
  const after = likedAnswer(kept, { id: 2, isLiked: true })
  expect(after).toEqual({
    pages: [{ list: [said(1, { replies: { list: [liked(2)], total: 1 } })] }],
    pageParams: [1],
  })
  expect(likedAnswer(after, { id: 2, isLiked: true })).toEqual(after)
  expect(likedAnswer(after, { id: 2, isLiked: false })).toEqual(kept)
})

it('knows pages of replies, and leaves a total alone', () => {
  const page = { list: [said(7)], total: 1 }
  expect(likedAnswer(page, { id: 7, isLiked: true })).toEqual({ list: [liked(7)], total: 1 })
  expect(likedAnswer(3, { id: 7, isLiked: true })).toBe(3)
  expect(likedAnswer(undefined, { id: 7, isLiked: true })).toBe(undefined)
})
