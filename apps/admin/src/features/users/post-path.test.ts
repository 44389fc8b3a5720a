import { expect, it } from 'vitest'
import { postPath } from './post-path.ts'

const writing = { id: 7, text: '', type: null, for_id: null, createdAt: '', createdAtMs: 0 }

it.each([
  ['boardMessages', {}, '/message/detail?id=7'],
  ['talks', {}, '/talk?id=7'],
  ['comments', { type: 1, for_id: 3 }, '/article?id=3'],
  ['comments', { type: 2, for_id: 3 }, '/talk?id=3'],
  ['comments', { type: 3, for_id: 3 }, '/message/detail?id=3'],
  ['chatMessages', {}, undefined],
  ['reports', { type: 4, for_id: 3 }, undefined],
] as const)('%s are found where they stand', (kind, about, path) => {
  expect(postPath(kind, { ...writing, ...about })).toBe(path)
})
