import { describe, expect, it } from 'vitest'
import { plainText, renderArticle } from './index.ts'

describe('plainText', () => {
  it.each([
    ['keeps words and drops marks', '**a** _b_ [c](/d) `e`', 'a b c e'],
    ['gives each block a line', '# a\n\nb\n\n- c\n- d', 'a\nb\nc\nd'],
    ['gives each cell a line', '|a|b|\n|-|-|\n|c|d|', 'a\nb\nc\nd'],
    ['reads a formula once, as its TeX', 'a $x^2$ b', 'a x^2 b'],
    ['reads code without its label and button', '```js\nlet a\n```', 'let a'],
    ['leaves out the source of a diagram', '```mermaid\ngraph TD\n```', ''],
    ['reads the text of raw HTML', '<b>a</b> &amp; <video>b</video>', 'a & <video>b</video>'],
    ['reads a footnote without its numbers', 'a[^1]\n\n[^1]: b', 'a\nb'],
    ['leaves out the usual title of a callout', '> [!NOTE]\n> a', 'a'],
    ['reads the own title of a callout', '> [!NOTE] b\n> a', 'b\na'],
    ['reads terms and definitions', 'a\n: b', 'a\nb'],
    ['keeps both lines of a broken line', 'a\nb', 'a\nb'],
    ['reads a refused picture as its description', '![a](data:image/png;base64,AA)', 'a'],
  ])('%s', (_, markdown, text) => {
    expect(plainText(markdown)).toBe(text)
    expect(renderArticle(markdown).text).toBe(text)
  })
})
