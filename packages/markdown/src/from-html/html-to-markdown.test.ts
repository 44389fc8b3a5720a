import { describe, expect, it } from 'vitest'
import { renderArticle } from '../index.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'

const markdown = (html: string) => htmlToMarkdown(html).markdown

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``

const CASES: [string, string, string][] = [
  ['paragraphs and line breaks', '<p>a<br>b</p><p>c</p>', 'a\nb\n\nc'],
  ['newlines of the source', '<p>a\n   b</p>', 'a b'],
  ['emphasis', '<b>a</b> <i>b</i> <s>c</s> <u>d</u>', '**a** *b* ~~c~~ d'],
  ['spaces inside of emphasis', 'a<strong> b </strong>c', 'a **b** c'],
  ['emphasis beside Han', '中<strong>文。</strong>字', '中**文。**字'],
  ['emphasis inside of the same', '<b>a<i>b<b>c<em>d</em></b></i></b>', '**a*bcd***'],
  ['nested emphasis beside Han', '中<b><i>「文」</i></b>字', '中***「文」***字'],
  ['emphasis as style', '<span style="font-weight: 700">a</span>', '**a**'],
  [
    'marks, sub- and superscript',
    '<mark>a</mark> H<sub>2</sub>O x<sup>2</sup>',
    '==a== H~2~O x^2^',
  ],
  ['headings and rules', '<h2>a</h2><hr><h3>b</h3>', '## a\n\n---\n\n### b'],
  ['lists', '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>', '- a\n  1. b\n- c'],
  [
    'task lists',
    '<ul><li><input type="checkbox" checked> a</li><li><input type="checkbox"> b</li></ul>',
    '- [x] a\n- [ ] b',
  ],
  ['quotations', '<blockquote><p>a</p></blockquote>', '> a'],
  ['a link without an address', '<a name="x">a</a>', 'a'],
  ['a link with a script', '<a href="javascript:alert(1)">a</a>', 'a'],
  ['brackets in a link', '<a href="/x">a [b] c</a>', '[a &#91;b&#93; c](/x)'],
  ['bare addresses', '<p>see https://a.b/c_d_e.</p>', 'see <https://a.b/c_d_e>.'],
  ['marks of our renderer in the text', '<p>a^b^ ~c~ ==d==</p>', 'a\\^b\\^ \\~c\\~ =\\=d=\\='],
  ['tags in the text', '<p>&lt;b&gt;</p>', '\\<b>'],
  ['comments', '<!-- wp:paragraph --><p>a</p><!--more-->', 'a'],
  [
    'a picture with a caption',
    '<figure><img src="/a.png" alt="x"><figcaption>c</figcaption></figure>',
    '![x](/a.png "c")',
  ],
  [
    'a caption with a link',
    '<figure><img src="/a.png"><figcaption>by <a href="https://a.b">B</a></figcaption></figure>',
    '![](/a.png)\n\n*by [B](https://a.b)*',
  ],
  [
    'a caption of the classic editor',
    '<div class="wp-caption"><img src="/a.png" /><p class="wp-caption-text">c</p></div>',
    '![](/a.png "c")',
  ],
  [
    'a gallery',
    '<figure class="wp-block-gallery"><figure class="wp-block-image"><img src="/a.png"></figure><figure class="wp-block-image"><img src="/b.png"><figcaption>b</figcaption></figure><figcaption>all</figcaption></figure>',
    '![](/a.png)\n\n![](/b.png "b")\n\n*all*',
  ],
  [
    'pictures that load late',
    '<p><img src="data:image/gif;base64,R0" data-src="/a.png"><noscript><img src="/a.png"></noscript></p>',
    '![](/a.png)',
  ],
  [
    'a link that enlarges its picture',
    '<a href="/big.jpg"><img src="/small.jpg" alt="x"></a>',
    '![x](/big.jpg)',
  ],
  ['a linked picture', '<a href="/page"><img src="/a.jpg"></a>', '[![](/a.jpg)](/page)'],
  ['emoji as pictures', 'a <img class="emoji" alt="😀" src="https://s.w.org/x.svg">', 'a 😀'],
  [
    'a Gutenberg code block',
    '<pre class="wp-block-code"><code>a &lt; b\nc</code></pre>',
    fence('', 'a < b\nc'),
  ],
  ['SyntaxHighlighter', '<pre class="brush: php; gutter: false">a</pre>', fence('php', 'a')],
  ['Prism', '<pre class="line-numbers"><code class="language-ts">a</code></pre>', fence('ts', 'a')],
  ['highlight.js', '<pre><code class="hljs python">a<br>b</code></pre>', fence('python', 'a\nb')],
  ['WP-Syntax', '<pre lang="ruby" line="1">a</pre>', fence('ruby', 'a')],
  [
    'the code table of Hexo',
    '<figure class="highlight js"><table><tr><td class="gutter"><pre><span class="line">1</span></pre></td><td class="code"><pre><span class="line">a</span><br><span class="line">b</span></pre></td></tr></table></figure>',
    fence('js', 'a\nb'),
  ],
  [
    'the code of Rouge',
    '<div class="language-rb highlighter-rouge"><div class="highlight"><pre class="highlight"><code><span>a</span>\n</code></pre></div></div>',
    fence('rb', 'a'),
  ],
  ['inline code', '<p>a <code>b*c</code></p>', 'a `b*c`'],
  ['a poem', '<pre class="wp-block-verse">a\nb <em>c</em></pre>', 'a\nb *c*'],
  [
    'a table',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1<br>2</td><td><p>x|y</p></td></tr></tbody></table>',
    '| a | b |\n| - | - |\n| 1<br>2 | x\\|y |',
  ],
  [
    'blocks in a cell',
    '<table><tr><th>a</th></tr><tr><td>\n<p>1</p>\n<ul>\n<li>x</li>\n<li>y</li>\n</ul>\n2<table><tr><td>3</td><td>4</td></tr></table></td></tr></table>',
    '| a |\n| - |\n| 1<br>• x<br>• y<br>2<br>3<br>4 |',
  ],
  [
    'YouTube',
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0" title="Song"></iframe>',
    '[Song](https://www.youtube.com/watch?v=dQw4w9WgXcQ)',
  ],
  [
    'Bilibili',
    '<iframe src="//player.bilibili.com/player.html?aid=1&bvid=BV1xx411c7mD&page=1"></iframe>',
    '<https://www.bilibili.com/video/BV1xx411c7mD>',
  ],
  ['a video', '<video controls><source src="/a.mp4"></video>', '[/a.mp4](/a.mp4)'],
  [
    'a gist',
    '<script src="https://gist.github.com/a/b1.js"></script>',
    '<https://gist.github.com/a/b1>',
  ],
  [
    'details',
    '<details><summary>More <b>x</b></summary><p>a</p></details>',
    '::: details More **x**\n\na\n\n:::',
  ],
  [
    'details in details',
    '<details><summary><h3>Out</h3> side</summary><details><p>in</p></details></details>',
    ':::: details Out side\n\n::: details\n\nin\n\n:::\n\n::::',
  ],
  [
    'details in a list',
    '<ul><li>x<details><summary>y</summary><p>z</p></details></li></ul>',
    '- x\n\n  ::: details y\n\n  z\n\n  :::',
  ],
  [
    'footnotes of Markdown programs',
    '<p>a<sup id="fnref:1"><a href="#fn:1" class="footnote-ref">1</a></sup></p><div class="footnotes"><hr><ol><li id="fn:1"><p>note <a href="#fnref:1" class="footnote-backref">↩︎</a></p></li></ol></div>',
    'a[^1]\n\n[^1]: note',
  ],
  [
    'footnotes of WordPress',
    '<p>a<sup data-fn="u-1" class="fn"><a href="#u-1" id="u-1-link">1</a></sup></p><ol class="wp-block-footnotes"><li id="u-1">note <a href="#u-1-link" aria-label="back">↩︎</a></li></ol>',
    'a[^1]\n\n[^1]: note',
  ],
  ['formulas in the text', '<p>is $a_1 + b_2$ and \\(c_*\\)</p>', 'is $a_1 + b_2$ and \\(c_*\\)'],
  ['prices', '<p>$5 and $6</p>', '$5 and $6'],
  [
    'drawn formulas',
    '<p><span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x_1</annotation></semantics></math></span><span class="katex-html">x</span></span></p>',
    '$x_1$',
  ],
]

describe('htmlToMarkdown', () => {
  it.each(CASES)('translates %s', (_, html, expected) => {
    expect(markdown(html)).toBe(expected)
  })

  it.each([
    ['a form', '<form><input name="q"></form>', ['partsLeftOut']],
    ['an embed', '<iframe src="https://a.b/c"></iframe>', ['embedLinked']],
    ['an embed without an address', '<iframe></iframe>', ['partsLeftOut']],
    ['merged cells', '<table><tr><td colspan="2">a</td></tr></table>', ['simplified']],
    ['a list in a cell', '<table><tr><td><ul><li>a</li></ul></td></tr></table>', ['simplified']],
    ['a picture inside of the text', '<img src="data:image/png;base64,AA">', ['pictureRefused']],
    ['nothing special', '<p>a <b>b</b></p><style>p{}</style>', []],
  ])('notes %s', (_, html, notes) => {
    expect(htmlToMarkdown(html).notes).toEqual(notes)
  })

  it('leaves nothing that the renderer shows as a tag', () => {
    const everything = CASES.filter(([name]) => name !== 'tags in the text').map(([, html]) => html)
    const { html } = renderArticle(markdown(everything.join('\n')))
    expect(html).not.toMatch(/&#x3C;[a-z!/]/i)
  })

  it('takes little time for tables inside of tables', () => {
    const start = performance.now()
    markdown(`${'<table><tr><td>'.repeat(120)}x`)
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  it('survives HTML that is nested deeply or never closed', () => {
    expect(markdown('<p><b>a<table><td>b')).toContain('a')
    expect(() => markdown('<div>'.repeat(300))).not.toThrow()
  })

  it('translates tags that open again instead of closing', () => {
    const words = Array.from({ length: 40 }, (_, place) => `${place}`)
    expect(markdown(words.map((word) => `<b>${word} <b>`).join(''))).toBe(`**${words.join(' ')}**`)
    const mixed = markdown(words.map((word) => `<b>${word} <i>`).join(''))
    expect(mixed).toBe(`**0 _${words.slice(1).join(' ')}_**`)
  })
})
