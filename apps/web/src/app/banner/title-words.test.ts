import { describe, expect, it } from 'vitest'
import { isLongTitle, titleWords } from './title-words.ts'

describe('the words of a title', () => {
  it.each([
    ['兰亭', ['兰', '亭']],
    ['A Room of Letters', ['A', ' ', 'Room', ' ', 'of', ' ', 'Letters']],
    ['让页面先到，让脚本', ['让', '页', '面', '先', '到，', '让', '脚', '本']],
    ['读《兰亭集序》有感', ['读', '《兰', '亭', '集', '序》', '有', '感']],
    ['用 Node.js 写', ['用', ' ', 'Node.js', ' ', '写']],
    ['React服务端', ['React', '服', '务', '端']],
    ['（', ['（']],
    ['', []],
  ])('of %j', (title, words) => {
    expect(titleWords(title)).toEqual(words)
  })

  it.each(['a  b\u3000c', '《《A》》 “x” — 🎉𠮷', '\u0301', 'ｆｕｌｌ！？'])(
    'contain every letter of %j',
    (title) => {
      expect(titleWords(title).join('')).toBe(title)
    },
  )
})

it('finds long titles by their width', () => {
  expect(isLongTitle('字'.repeat(23))).toBe(false)
  expect(isLongTitle('字'.repeat(24))).toBe(true)
  expect(isLongTitle('a'.repeat(47))).toBe(false)
  expect(isLongTitle('a'.repeat(48))).toBe(true)
})
