import { expect, it } from 'vitest'
import { textPieces } from './text-links.ts'

const link = (href: string, text = href) => ({ href, text })

it.each([
  ['', []],
  ['plain', ['plain']],
  ['见 https://a.test/x。好', ['见 ', link('https://a.test/x'), '。好']],
  ['(https://a.test/x).', ['(', link('https://a.test/x'), ').']],
  ['http://a.test', [link('http://a.test/', 'http://a.test')]],
  ['a https://a.test/?b=1&c=2, d', ['a ', link('https://a.test/?b=1&c=2'), ', d']],
  ['javascript:alert(1)', ['javascript:alert(1)']],
  ['ftp://a.test data:text/html,x', ['ftp://a.test data:text/html,x']],
  ['https://', ['https://']],
  ['https://[', ['https://[']],
  ['https://a.test/"onclick="x', [link('https://a.test/'), '"onclick="x']],
])('finds the links in %j', (text, expected) => {
  expect(textPieces(text)).toEqual(expected)
})
