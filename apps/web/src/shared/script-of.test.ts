import { expect, it } from 'vitest'
import { scriptOf } from './script-of.ts'

it.each([
  ['Willow’s Margins', 'latin'],
  ['“Café” 2026', 'latin'],
  ['读 Kafka 的一天', undefined],
  ['ひらがな abc', undefined],
  ['2026 · 100%', undefined],
  ['', undefined],
])('the script of %j is %j', (text, script) => expect(scriptOf(text)).toBe(script))
