import { describe, expect, it } from 'vitest'
import { catalogueOf, currentEntry } from './catalogue.rules.ts'

describe('the catalogue of a text', () => {
  it('lists headings from the highest used level, three levels deep', () => {
    const html =
      '<p>a</p><h2 id="h-one">One</h2><h3 id="h-two">Two</h3><h4 id="h-three">Three</h4>' +
      '<h5 id="h-four">Four</h5><h2 id="h-五">五</h2>'
    expect(catalogueOf(html)).toEqual([
      { id: 'h-one', text: 'One', depth: 0 },
      { id: 'h-two', text: 'Two', depth: 1 },
      { id: 'h-three', text: 'Three', depth: 2 },
      { id: 'h-五', text: '五', depth: 0 },
    ])
  })

  it.each([
    ['<h2 id="h-a">a <em>b</em>\n<code>c</code></h2>', 'a b c'],
    ['<h2 id="h-a">1 &#x3C; 2 &#x26; &#x22;3&#x22;</h2>', '1 < 2 & "3"'],
    [
      '<h2 id="h-a">of <span class="katex"><span class="katex-mathml"><math><mi>x</mi>' +
        '<annotation>x</annotation></math></span><span class="katex-html">x</span></span></h2>',
      'of x',
    ],
  ])('reads %s as %s', (html, text) => {
    expect(catalogueOf(html)[0]?.text).toBe(text)
  })

  it('is empty without headings, and skips headings without a name', () => {
    expect(catalogueOf('<p>a</p><h2></h2>')).toEqual([])
  })
})

describe('the current heading', () => {
  const headings = [
    { id: 'a', top: -500 },
    { id: 'b', top: 90 },
    { id: 'c', top: 400 },
  ]

  it.each([
    [96, 'b'],
    [89, 'a'],
    [1000, 'c'],
    [-501, undefined],
  ])('is the last heading above %s', (line, expected) => {
    expect(currentEntry(headings, line)?.id).toBe(expected)
  })
})
