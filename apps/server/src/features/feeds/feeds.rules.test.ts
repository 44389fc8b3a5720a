import { describe, expect, it } from 'vitest'
import { type FeedEntry, fittingEntries } from './feed.rules.ts'
import { feedText } from './feed-text.rules.ts'
import { leaf, xmlText } from './xml.rules.ts'

const PLACE = { siteUrl: 'https://blog.example', pageUrl: 'https://blog.example/article?id=7' }
const text = (html: string) => feedText(html, PLACE)

describe('text in XML', () => {
  it('loses what XML 1.0 forbids, and nothing else', () => {
    expect(xmlText('a\u0000b\u0008c\u000bd\u001fe\ufffef\uffffg\ud800h')).toBe('abcdefg\ufffdh')
    expect(xmlText('tab\there\r\n兰亭 😀 \u0085')).toBe('tab\there\r\n兰亭 😀 \u0085')
  })

  it('cannot leave its element or its attribute', () => {
    expect(leaf('a', ']]></a><b x="', { 'x:y': `"/><c z='` })).toBe(
      '<a x:y="&quot;/&gt;&lt;c z=&apos;">]]&gt;&lt;/a&gt;&lt;b x=&quot;</a>',
    )
  })
})

describe('the text of an article in a feed', () => {
  it.each([
    ['/article?id=1&#x26;lang=en', 'https://blog.example/article?id=1&#x26;lang=en'],
    ['#h-tea', 'https://blog.example/article?id=7#h-tea'],
    ['?id=8', 'https://blog.example/article?id=8'],
    ['other', 'https://blog.example/other'],
    ['../../other', 'https://blog.example/other'],
    ['', 'https://blog.example/article?id=7'],
    ['//cdn.example/a', 'https://cdn.example/a'],
    ['https://else.example/', 'https://else.example/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('has absolute addresses: %s', (given, expected) => {
    expect(text(`<p><a href="${given}">x</a></p>`)).toBe(`<p><a href="${expected}">x</a></p>`)
    expect(text(`<img alt="a" src="${given}">`)).toBe(`<img alt="a" src="${expected}">`)
  })

  it('is not misled by text that looks like a tag', () => {
    const html = '<p title="<a href=&#x22;/x">src="/y" &#x3C;img src="/z">'
    expect(text(html)).toBe('<p title="<a href=&#x22;/x">src="/y" &#x3C;img src="/z">')
  })

  it('has code without buttons, and formulas once', () => {
    const code =
      '<details class="md-editor-code" open><summary class="md-editor-code-head"><div><span class="md-editor-copy-button">copy</span><svg><path d="m1"></path></svg></div></summary><pre tabindex="0"><code class="language-js"><span rn-wrapper="" data-line-number="1"></span><span class="hljs-keyword">const</span> a</code></pre></details>after'
    expect(text(code)).toBe('<pre><code>const a</code></pre>after')
    const formula =
      '<p><span class="katex"><span class="katex-mathml"><math display="block"><mi>x</mi></math></span><span class="katex-html" aria-hidden="true"><span>x</span></span></span>.</p>'
    expect(text(formula)).toBe('<p><math display="block"><mi>x</mi></math>.</p>')
  })

  it('comes to an end, whatever the text', () => {
    const hostile = [`<a ${'a '.repeat(50_000)}`, '<a a="'.repeat(20_000), '<'.repeat(200_000)]
    for (const html of hostile) expect(text(html)).toBe(html)
  })
})

it('a feed ends before it is too long, but is never empty', () => {
  const entry = (html: string) => ({ html }) as FeedEntry
  const entries = ['12345', '123', '12', '1'].map(entry)
  expect(fittingEntries(entries, 8)).toEqual(entries.slice(0, 2))
  expect(fittingEntries(entries, 1)).toEqual(entries.slice(0, 1))
})
