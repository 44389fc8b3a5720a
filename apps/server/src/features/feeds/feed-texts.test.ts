import { expect, it } from 'vitest'
import { createFeedTexts } from './feed-texts.ts'

it('makes the text of a page anew when its HTML has changed', () => {
  const textOf = createFeedTexts()
  const callouts = { tip: 'Tip' }
  const base = (id: number) => ({
    ...{ siteUrl: 'https://a.test', pageUrl: `https://a.test/${id}` },
    callouts,
  })
  const [once, again] = [1, 2].map(() => textOf('<p><a href="#x">a</a></p>', base(1)))
  expect(again).toBe(once)
  expect(textOf('<p><a href="#x">a</a></p>', base(2))).toContain('https://a.test/2#x')
  expect(textOf('<p>b</p>', base(1))).toBe('<p>b</p>')
  const tip = '<p class="md-editor-admonition-title" data-callout="tip">Tip</p>'
  expect(textOf(tip, base(1))).toBe('<p><strong>Tip</strong></p>')
  const other = { ...base(1), callouts: { tip: '提示' } }
  expect(textOf(tip, other)).toBe('<p><strong>提示</strong></p>')
})
