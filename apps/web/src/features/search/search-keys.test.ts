import { expect, it } from 'vitest'
import { opensSearch } from './search-keys.ts'

const NONE = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false }

it.each([
  ['a slash', { key: '/' }, false],
  ['Ctrl-K', { key: 'k', ctrlKey: true }, false],
  ['Ctrl-K while writing', { key: 'k', ctrlKey: true }, true],
  ['Command-K', { key: 'k', metaKey: true }, false],
  ['Ctrl-K with the capitals locked', { key: 'K', ctrlKey: true }, false],
])('%s opens the search', (_, key, isWriting) => {
  expect(opensSearch({ ...NONE, ...key }, isWriting)).toBe(true)
})

it.each([
  ['a slash that is being written', { key: '/' }, true],
  ['a letter', { key: 'k' }, false],
  ['Ctrl and a slash', { key: '/', ctrlKey: true }, false],
  ['Alt and a slash', { key: '/', altKey: true }, false],
  ['Ctrl-Alt-K', { key: 'k', ctrlKey: true, altKey: true }, false],
  ['Ctrl-Command-K', { key: 'k', ctrlKey: true, metaKey: true }, false],
  ['another letter with Ctrl', { key: 'j', ctrlKey: true }, false],
  ['a key of an input method', { key: '/', isComposing: true }, false],
])('%s does not', (_, key, isWriting) => {
  expect(opensSearch({ ...NONE, ...key }, isWriting)).toBe(false)
})
