import { describe, expect, it } from 'vitest'
import { textElement, xmlText } from '../../http/xml.ts'
import { type FeedEntry, limitEntries } from './feed.rules.ts'
import { feedHtml } from './feed-html.rules.ts'

const BASE = {
  siteUrl: 'https://blog.example',
  pageUrl: 'https://blog.example/article?id=7',
  callouts: { tip: '提示' },
}
const convert = (html: string) => feedHtml(html, BASE)

describe('text in XML', () => {
  it('loses only the characters that XML 1.0 forbids', () => {
    expect(xmlText('a\u0000b\u0008c\u000bd\u001fe\ufffef\uffffg\ud800h')).toBe('abcdefg\ufffdh')
    expect(xmlText('tab\there\r\n兰亭 😀 \u0085')).toBe('tab\there\r\n兰亭 😀 \u0085')
  })

  it('cannot leave its element or its attribute', () => {
    expect(textElement('a', ']]></a><b x="', { 'x:y': `"/><c z='` })).toBe(
      '<a x:y="&quot;/&gt;&lt;c z=&apos;">]]&gt;&lt;/a&gt;&lt;b x=&quot;</a>',
    )
  })
})

describe('the HTML of an article in a feed', () => {
  it.each([
    ['/article?id=1&amp;lang=en', 'https://blog.example/article?id=1&amp;lang=en'],
    ['#h-tea', 'https://blog.example/article?id=7#h-tea'],
    ['?id=8', 'https://blog.example/article?id=8'],
    ['other', 'https://blog.example/other'],
    ['../../other', 'https://blog.example/other'],
    ['', 'https://blog.example/article?id=7'],
    ['//cdn.example/a', 'https://cdn.example/a'],
    ['https://else.example/', 'https://else.example/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('has absolute URLs: %s', (given, expected) => {
    expect(convert(`<p><a href="${given}">x</a></p>`)).toBe(`<p><a href="${expected}">x</a></p>`)
    expect(convert(`<img alt="a" src="${given}">`)).toBe(`<img alt="a" src="${expected}">`)
  })

  it('ignores text that looks like a tag', () => {
    const html = '<p title="<a href=&quot;/x">src="/y" &lt;img src="/z"></p>'
    expect(convert(html)).toBe(html)
  })

  it('has code without buttons, and each formula once', () => {
    const code =
      '<details class="md-editor-code" open><summary class="md-editor-code-head"><div><span class="md-editor-copy-button">copy</span><svg><path d="m1"></path></svg></div></summary><pre tabindex="0"><code class="language-js"><span data-line-number="1"></span><span class="hljs-keyword">const</span> a</code></pre></details>after'
    expect(convert(code)).toBe('<pre><code>const a</code></pre>after')
    const formula =
      '<p><span class="katex"><span class="katex-mathml"><math display="block"><mi>x</mi></math></span><span class="katex-html" aria-hidden="true"><span>x</span></span></span>.</p>'
    expect(convert(formula)).toBe('<p><math display="block"><mi>x</mi></math>.</p>')
  })

  it('has footnotes that lead to the page, and no ids or links without words', () => {
    expect(
      convert(
        '<h2 id="h-a">a<a class="heading-link" href="#h-a" aria-label="#"></a></h2><p>b<sup class="footnote-ref"><a href="#fn-1" id="fnref-1">1</a></sup></p><hr class="footnotes-sep"><section class="footnotes"><ol class="footnotes-list"><li id="fn-1" class="footnote-item"><p>c <a href="#fnref-1" class="footnote-backref">↩︎</a></p></li></ol></section>',
      ),
    ).toBe(
      `<h2>a</h2><p>b<sup><a href="${BASE.pageUrl}#fn-1">1</a></sup></p><section><ol><li><p>c <a href="${BASE.pageUrl}#fnref-1">↩︎</a></p></li></ol></section>`,
    )
    const callout =
      '<div class="md-editor-admonition"><p class="md-editor-admonition-title" data-callout="tip">Tip</p><p><mark>a</mark> <abbr title="b">c</abbr></p></div>'
    const named = callout.replace(' data-callout="tip"', '').replace('Tip', 'Own <em>title</em>')
    expect(convert(named)).toContain('<p><strong>Own <em>title</em></strong></p>')
    expect(convert(callout)).toBe(
      '<div><p><strong>提示</strong></p><p><mark>a</mark> <abbr title="b">c</abbr></p></div>',
    )
  })

  it('is fast for hostile texts', () => {
    const words = '&lt;'.repeat(200_000)
    const hostile = [`<a ${'a '.repeat(50_000)}`, '<a a="'.repeat(20_000), `<p>${words}</p>`]
    expect(hostile.map(convert)).toEqual(['', '', `<p>${words}</p>`])
  })

  it('keeps deep nesting', () => {
    const deep = `${'<ul><li>'.repeat(200)}a${'</li></ul>'.repeat(200)}`
    expect(convert(deep)).toBe(deep)
  })
})

it('limits the size of a feed, but keeps the first entry', () => {
  const entry = (html: string) => ({ html }) as FeedEntry
  const entries = ['12345', '123', '12', '1'].map(entry)
  expect(limitEntries(entries, 8)).toEqual(entries.slice(0, 2))
  expect(limitEntries(entries, 1)).toEqual(entries.slice(0, 1))
})
