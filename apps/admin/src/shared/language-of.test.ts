import { expect, it } from 'vitest'
import { languageOf } from './language-of.ts'

it.each([
  [['zh-CN', 'en'], 'zh-CN'],
  [['zh-TW'], 'zh-CN'],
  [['en-GB', 'zh-CN'], 'en'],
  [['de-DE', 'zh-CN', 'en'], 'zh-CN'],
  [['de-DE'], 'en'],
  [[], 'en'],
])('of %j is %s', (preferred, language) => {
  expect(languageOf(preferred)).toBe(language)
})
