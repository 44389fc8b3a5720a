import { describe, expect, it } from 'vitest'
import { isMarkup, markupTree, reducedMarkup, visibleText } from './markup.ts'
import { isVisible, tidyText, visibleLength } from './written-text.ts'

describe('reduced markup', () => {
  it.each([
    ['<b>warm</b>', true],
    ['a < b and c > d', false],
    ['<3', false],
    ['&lt;b&gt;', false],
    ['<b>window</b>', false],
    ['<B>SCRIPT</B>', false],
    ['<b onLoad=x>', false],
    ['plain', false],
    ['', false],
  ])('%j is markup: %s', (text, expected) => {
    expect(isMarkup(text)).toBe(expected)
  })

  it.each([
    ['<b class="x" style="y">warm</b>', '<b>warm</b>'],
    ['<STRONG>a</strong><BR/>b', '<strong>a</strong><br>b'],
    ['<div>plain</div>', 'plain'],
    ['<img src=x onclick=y><i>a</i>', '<i>a</i>'],
    ['<b><i>mis</b>nested</i>', '<b><i>mis</i></b>nested'],
    ['<b>open', '<b>open</b>'],
    ['</b>closed', 'closed'],
    ['<p>one<p>two</p>', '<p>one</p><p>two</p>'],
    ['one<div>two</div><div>three</div>', 'one<br>two<br>three'],
    ['<div>one</div><div><br></div><div>two</div>', 'one<br><br>two'],
    ['<div>one<br></div>two', 'one<br>two'],
    ['<DIV class="x">\n  <h1>one</h1>\n  <ul><li>two</li></ul>\n</DIV>', 'one<br>two'],
    ['<div><p>one</p></div><div>two</div>three', '<p>one</p>two<br>three'],
    ['one<div><b>two</b></div>', 'one<b><br>two</b>'],
    ['<div onclick=x>one</div><style>p</style><div>two</div>', 'one<br>p<br>two'],
    [`${'<b>'.repeat(8)}one<p>two`, `${'<b>'.repeat(8)}one<br>two${'</b>'.repeat(8)}`],
    ['<div>&nbsp;</div>one', '\u00a0<br>one'],
    ['<svg><a>1 &lt; 2</a></svg>', '1 < 2'],
    ['<div>&lt;b&gt;</div>', '<span>&lt;b&gt;</span>'],
    ['<b>a &amp;lt; b</b>', '<b>a &amp;lt; b</b>'],
    ['<b>"5 > 3"</b>', '<b>"5 &gt; 3"</b>'],
    ['scr<x>ipt <b>a</b>', 'script a'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a\nb', 'a\nb'],
  ])('reduces %j to %j', (text, expected) => {
    expect(reducedMarkup(text)).toBe(expected)
  })

  it('does not change a reduced text', () => {
    const texts = [
      ...['<b><i>x</b>', '<div>&lt;b&gt;</div>', 'scr<x>ipt <b>a</b>', '<p>a<p>b', '&lt;'],
      ...[
        'a<div>b</div><div><br></div>c',
        '<p>a<div>b</div></p>c<p>',
        `${'<b>'.repeat(9)}<p>a<p>b`,
      ],
    ]
    for (const text of texts) {
      expect(reducedMarkup(reducedMarkup(text))).toBe(reducedMarkup(text))
    }
  })

  it('returns only known elements and limits their depth', () => {
    const depth = (nodes: ReturnType<typeof markupTree>): number =>
      Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depth(node.children))))
    expect(depth(markupTree('<b>'.repeat(1_000)))).toBe(8)
    expect(markupTree('<b>a</b>')).toEqual([{ tag: 'b', children: ['a'] }])
    expect(markupTree('<object>a</object>')).toEqual(['a'])
    expect(markupTree('a <3')).toEqual(['a <3'])
  })

  it('measures the visible text', () => {
    expect(visibleLength('<b class="very long">三个字</b>')).toBe(3)
    expect(visibleLength('👨‍👩‍👧‍👦👍🏽')).toBe(2)
    expect(visibleText('<p>a</p>b<br>c &amp; d')).toBe('a\nb\nc & d')
    expect(visibleText('a<p>b</p><p><br></p><p>c</p>d')).toBe('a\nb\n\nc\nd')
    expect(visibleText('<div>a</div><div>b</div>')).toBe('a\nb')
  })

  it.each([
    ['', false],
    [' \n\t', false],
    ['\u200b\u200d\ufeff', false],
    ['\u3164\u2800', false],
    ['<b> </b><br>', false],
    ['.', true],
    ['<b>a</b>', true],
    ['👍', true],
  ])('%j is visible: %s', (text, expected) => {
    expect(isVisible(text)).toBe(expected)
  })

  it('removes control characters and surrounding white space, but no line breaks', () => {
    expect(tidyText(' \u0007a\r\nb\u001b[2J\tc \n')).toBe('a\nb[2J\tc')
  })
})
