import { EditorState } from '@codemirror/state'
import { LENGTH } from '@lanting/contract'
import { expect, it } from 'vitest'
import { lengthLimit } from './length-limit.ts'

const edit = (length: number, change: { from: number; to?: number; insert?: string }) => {
  const exceeded: number[] = []
  const state = EditorState.create({
    doc: 'a'.repeat(length),
    extensions: lengthLimit((characters) => exceeded.push(characters)),
  })
  return { length: state.update({ changes: change, userEvent: 'input' }).newDoc.length, exceeded }
}

const MAX = LENGTH.articleContent

it('fills a text up to its limit', () => {
  expect(edit(MAX - 2, { from: 0, insert: 'bb' })).toEqual({ length: MAX, exceeded: [] })
})

it('keeps out what is too much, and tells how much', () => {
  expect(edit(MAX - 2, { from: 0, insert: 'bbbbb' })).toEqual({ length: MAX - 2, exceeded: [3] })
})

it('lets a text that is too long be shortened', () => {
  expect(edit(MAX + 9, { from: 0, to: 4 })).toEqual({ length: MAX + 5, exceeded: [] })
})
