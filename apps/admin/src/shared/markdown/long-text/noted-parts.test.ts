import type { Token } from '@lanting/markdown/editor-config'
import { expect, it } from 'vitest'
import { hasNotes, tokensByPart } from './noted-parts.ts'

const tokenOf = (type: string, line: number | undefined, level = 0): Token => {
  const attrs: [string, string][] = line === undefined ? [] : [['data-line', String(line)]]
  const token = {
    ...{ type, level, nesting: 0, attrs, map: line === undefined ? null : [line, line + 1] },
    attrGet: (name: string) => token.attrs.find(([own]) => own === name)?.[1] ?? null,
    attrSet: (name: string, value: string) => {
      token.attrs = [[name, value]]
    },
  }
  return token as unknown as Token
}

const shown = (tokens: readonly Token[]) =>
  tokens.map(({ type, attrs, map }) => [type, attrs?.[0]?.[1], map?.[0]])

it.each([
  ['a place[^1]', true],
  ['[^1]: a note', true],
  ['a note^[in place]', true],
  ['a [link](/a) and ^', false],
])('%j may have notes: %s', (part, is) => {
  expect(hasNotes(part)).toBe(is)
})

it('gives tokens back to their parts, at the lines of these, and leaves the notes', () => {
  const tokens = [
    tokenOf('first', 0),
    tokenOf('inner', 2, 1),
    tokenOf('second', 4),
    tokenOf('close', undefined),
    tokenOf('fourth', 9),
    tokenOf('footnote_block_open', undefined),
    tokenOf('note', 6),
  ]
  const { parts, notes } = tokensByPart(tokens, [4, 2, 3, 5])
  expect(parts.map(shown)).toEqual([
    [
      ['first', '0', 0],
      ['inner', '2', 2],
    ],
    [
      ['second', '0', 0],
      ['close', undefined, undefined],
    ],
    [],
    [['fourth', '0', 0]],
  ])
  expect(notes.map(({ type, attrs }) => [type, attrs])).toEqual([
    ['footnote_block_open', []],
    ['note', []],
  ])
})
