import highlight from 'highlight.js/lib/common'
import { expect, it } from 'vitest'
import { highlighter } from './editor-config.ts'

const MARKUP = '<p class="tea">warm</p>\n'.repeat(100)
const STYLES = '.cup { color: red; margin: 0 auto; display: grid; }\n'.repeat(200)

it('recognises the language of long code by its beginning', () => {
  const code = MARKUP + STYLES
  expect(highlighter.highlightAuto(code).language).toBe('xml')
  expect(highlight.highlightAuto(code).language).not.toBe('xml')
})

it('colours short code without a name as the library does', () => {
  for (const code of ['', 'some words', '<b>tea</b> & 茶', 'let cup = 1', 'SELECT 1 < 2;']) {
    expect(highlighter.highlightAuto(code).value).toBe(highlight.highlightAuto(code).value)
  }
})
