import { describe, expect, it } from 'vitest'
import { renderArticle } from './index.ts'
import { offences } from './testing/offences.ts'

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``

const FEATURES: [string, string, (string | RegExp)[]][] = [
  ['emphasis', '*a* **b** ~~c~~ `d`', ['<em>a</em> <strong>b</strong> <s>c</s> <code>d</code>']],
  ['a line break where the author breaks the line', 'a\nb', ['a<br>\nb']],
  ['a rule', 'a\n\n---', ['<hr>']],
  ['a quotation', '> a', [/<blockquote>\s*<p>a<\/p>/]],
  ['lists', '- a\n\n3. b', ['<ul>\n<li>a</li>', '<ol start="3">']],
  [
    'a task list',
    '- [ ] a\n- [x] b',
    [
      '<ul class="contains-task-list">',
      '<label><input class="task-list-item-checkbox" disabled type="checkbox"> a</label>',
      'checked disabled type="checkbox"> b</label>',
    ],
  ],
  [
    'tasks with more below them',
    '- [ ] a\n\n  more\n- [x] b\n  - c',
    [/> a<\/label><\/p>\s*<p>more/, /> b<\/label>(?:<\/p>)?\s*<ul>/],
  ],
  ['subscript and superscript', 'H~2~O x^2^', ['H<sub>2</sub>O x<sup>2</sup>']],
  [
    'a table that can scroll',
    '|a|b|\n|:-:|--:|\n|1|2|',
    [
      '<div class="article-table" tabindex="0"><table>',
      '<th style="text-align:center" class="whole-cell">a',
      '</table></div>',
    ],
  ],
  [
    'short cells of a table that stay whole',
    '|2026-11-19|a **bold** date|\n|-|-|\n|2026年11月19日|八字之内不会换行的|\n|19 November 2026|19 September 2026|',
    [
      '<th class="whole-cell">2026-11-19</th>',
      '<th class="whole-cell">a <strong>bold</strong> date</th>',
      '<td class="whole-cell">2026年11月19日</td>',
      '<td>八字之内不会换行的</td>',
      '<td class="whole-cell">19 November 2026</td>',
      '<td>19 September 2026</td>',
    ],
  ],
  ['a link inside the site', '[a](/article?id=1)', ['<a href="/article?id=1">a</a>']],
  ['a link to another host', '[a](https://b.c)', ['<a href="https://b.c" rel="noopener">a</a>']],
  ['a bare address as a link', 'https://b.c', ['<a href="https://b.c" rel="noopener">']],
  ['a mail address', '<a@b.c>', ['<a href="mailto:a@b.c">a@b.c</a>']],
  [
    'a picture that loads lazily',
    'x ![a](/p.png)',
    ['<img src="/p.png" alt="a" loading="lazy" decoding="async">'],
  ],
  [
    'pictures without https, over https',
    '![a](http://b.c/p.png) ![b](//b.c/q.png) <img src="http://b.c/r.png">',
    [
      '<img src="https://b.c/p.png"',
      '<img src="https://b.c/q.png"',
      '<img src="https://b.c/r.png"',
    ],
  ],
  [
    'a picture with a caption',
    '![a](https://b.c/p.png "cap")',
    [/<figure><img src="https:\/\/b.c\/p.png"[^>]* class="md-zoom"[^>]*><figcaption>cap</],
  ],
  [
    'a code block with language, colours and line numbers',
    fence('js', 'const a = 1\nlet b'),
    [
      '<details class="md-editor-code" open>',
      '<span class="md-editor-code-lang">js</span>',
      '<code class="hljs language-js">',
      '<span class="hljs-keyword">const</span>',
      'data-line-number="2"',
      'style="--md-code-line-number-width: 2.5ch;"',
    ],
  ],
  ['a marked line of code', fence('js {1}', 'a'), ['md-editor-code-line-highlight']],
  ['a long code block folded', fence('js', 'a\n'.repeat(40)), ['<details class="md-editor-code">']],
  [
    'code tabs without a script',
    `${fence('js [g:one]', 'a')}\n${fence('ts [g:two]', 'b')}`,
    [
      /<input type="radio" id="(label-[\w-]+)"[^>]* checked>\s*<label for="\1">\s*one/,
      '<div class="md-editor-code">',
      '<div class="md-editor-code-head">',
    ],
  ],
  [
    'a formula in the line',
    'a $x^2$ b',
    [
      '<span class="md-editor-katex-inline" data-processed=""><span class="katex">',
      '<annotation encoding="application/x-tex">x^2</annotation>',
    ],
  ],
  [
    'a formula of its own',
    '$$\n\\sqrt{x}\n$$',
    [
      '<p class="md-editor-katex-block" data-processed="" tabindex="0"><span class="katex-display">',
      '<path d="M',
    ],
  ],
  ['a wrong formula as its source', '$\\frac{a$', ['class="katex-error"', '\\frac{a']],
  [
    'a container',
    '!!! tip Note well\nbody\n!!!',
    [
      '<div class="md-editor-admonition md-editor-admonition-tip">',
      '<p class="md-editor-admonition-title">Note well</p>',
    ],
  ],
  [
    'a diagram as its source, marked for the browser',
    fence('mermaid', 'graph TD; A-->B'),
    [/^\s*<pre class="md-editor-mermaid" data-diagram="mermaid">graph TD; A-->B<\/pre>\s*$/],
  ],
  ['a chart as a code block', fence('echarts', '{}'), ['<code class="hljs language-echarts">']],
  [
    'footnotes at the end, with links there and back',
    'a[^n] b^[inline]\n\n[^n]: note',
    [
      '<sup class="footnote-ref"><a href="#fn-1" id="fnref-1">1</a></sup>',
      '<section class="footnotes">',
      /<li id="fn-1" class="footnote-item">\s*<p>note <a href="#fnref-1" class="footnote-backref">/,
      /<li id="fn-2" class="footnote-item">\s*<p>inline <a/,
    ],
  ],
  [
    'a callout with the title of its kind',
    '> [!WARNING]\n> a **b**',
    [
      '<div class="md-editor-admonition md-editor-admonition-warning">',
      '<p class="md-editor-admonition-title" data-callout="warning">Warning</p>',
      '<p>a <strong>b</strong></p>',
    ],
  ],
  [
    'a callout with a title of its own',
    '> [!tip] 好 *主意*\n> a',
    [/<p class="md-editor-admonition-title">好 <em>.*主意.*<\/em><\/p>\s*<p>a<\/p>/],
  ],
  ['a callout without text', '> [!NOTE]', [/data-callout="note">Note<\/p>\s*<\/div>/]],
  ['a quotation that is no callout', '> [!OTHER]\n> a', [/<blockquote>\s*<p>\[!OTHER\]/]],
  [
    'a mark, also beside Han',
    '==a== 中文==标记==中文',
    ['<mark>a</mark> 中文<mark>标记</mark>中文'],
  ],
  ['a definition list', 'a\n: b', ['<dl>', '<dt>a</dt>', /<dd>\s*b\s*<\/dd>/]],
  ['an abbreviation', '*[W3C]: World\n\nW3C', ['<abbr title="World">W3C</abbr>']],
  [
    'a link at each heading',
    '## a b',
    ['<h2 id="h-a-b">a b<a class="heading-link" href="#h-a-b" aria-label="#"></a></h2>'],
  ],
  [
    'code with a file name',
    fence('ts title="src/[id].ts" {1}', 'a'),
    [
      '<span class="md-editor-code-title">src/[id].ts</span>',
      '<span class="md-editor-code-lang">ts</span>',
      'md-editor-code-line-highlight',
      'data-lines="1"',
    ],
  ],
  [
    'changed and marked lines of code, without their marks',
    fence('ts', 'a // [!code --]\nb // [!code ++]\nc # [!code highlight]\nd'),
    [
      /md-editor-code-line-removed [^>]*>.*?>a</,
      /md-editor-code-line-added [^>]*>.*?>b</,
      /md-editor-code-line-highlight [^>]*>.*?>c</,
    ],
  ],
  [
    'the changed lines of a diff',
    fence('diff', '--- a\n-old\n+new\n same'),
    [/md-editor-code-line-removed [^>]*>.*?-old</, /md-editor-code-line-added [^>]*>.*?\+new</],
  ],
  [
    'a fold with a title',
    '::: details 标题 **b**\n\n- a\n\n:::',
    [/<details class="fold"><summary>标题 <strong>b<\/strong><\/summary>\s*<ul>/, '</details>'],
  ],
  ['a fold without a title', '::: details\na\n:::', [/<details class="fold">\s*<p>a<\/p>/]],
  [
    'a gallery',
    '::: gallery\n![a](/a.png)\n![b](/b.png)\n:::',
    [/<div class="gallery">\s*<p><img src="\/a.png"[\s\S]*<img src="\/b.png"[\s\S]*<\/div>/],
  ],
  [
    'the width of a picture',
    'x ![a](/p.png){width=60%} ![b](/q.png){width=320} ![c](/r.png){width=999%}',
    ['style="width:60%"', 'style="width:320px"', 'style="width:100%"'],
  ],
  [
    'a wide picture with a caption',
    '![a](/p.png "cap"){wide}',
    [/<figure><img src="\/p.png"[^>]* class="[^"]*\bwide\b[^>]*><figcaption>cap</],
  ],
  ['braces that are no width', '![a](/p.png){x} {wide}', ['{x} {wide}']],
  [
    'safe HTML',
    'a <b>b</b> <KBD class=x>Ctrl</KBD> <ruby>兰<rt>lán</rt></ruby>',
    ['<b>b</b> <kbd>Ctrl</kbd> <ruby>兰<rt>lán</rt></ruby>'],
  ],
  [
    'Markdown inside of safe HTML',
    '<details open>\n<summary>t</summary>\n\n**a**\n\n</details>',
    [/<details open>\s*<summary>t<\/summary>\s*<p><strong>a<\/strong><\/p>\s*<\/details>/],
  ],
  [
    'a picture written as HTML',
    '<img src="/p.png" width="300" alt="a" onerror="x">',
    ['<img src="/p.png" width="300" alt="a" loading="lazy" decoding="async">'],
  ],
  ['the content of boxes', '<div align="center">\n\n**a**\n\n</div>', ['<strong>a</strong>']],
  ['no comments', 'a <!-- more --> b\n\n<!-- c -->', [/^<p>a {1,2}b<\/p>\s*$/]],
  ['other HTML as text', 'a <video>b</video>', ['a &#x3C;video>b&#x3C;/video>']],
]

describe('renderArticle', () => {
  it.each(FEATURES)('renders %s', (_, markdown, expected) => {
    const { html } = renderArticle(markdown)
    for (const part of expected) {
      if (typeof part === 'string') expect(html).toContain(part)
      else expect(html).toMatch(part)
    }
    expect(offences(html)).toEqual([])
  })

  const everything = FEATURES.map(([name, markdown]) => `## ${name}\n\n${markdown}`).join('\n\n')

  it('returns the same bytes for the same Markdown', () => {
    expect(renderArticle(everything)).toEqual(renderArticle(everything))
  })

  it('keeps articles independent of each other', () => {
    const before = renderArticle('$\\foo$').html
    renderArticle('$\\gdef\\foo{1}\\global\\def\\foo{1}\\foo$\n\n[a]: /b')
    expect(renderArticle('$\\foo$').html).toBe(before)
  })

  it('contains no theme, no source line and no host that the author did not name', () => {
    const html = renderArticle(everything).html
    expect(html).not.toMatch(/-theme|data-line=|data-theme|unpkg|w3\.org|cdn/)
    const hosts = [...html.matchAll(/(?:https?:)?\/\/([\w.-]+)/g)].map((match) => match[1])
    expect([...new Set(hosts)]).toEqual(['b.c'])
  })

  it('marks only the lines that the author marked', () => {
    const { html } = renderArticle(fence('diff', '--- a\n+++ b\n same\n+new'))
    expect(html.match(/code-line-(?:added|removed)/g)).toEqual(['code-line-added'])
    expect(renderArticle(fence('ts', 'a // [!code ++]')).html).not.toContain('[!code')
  })

  it('leaves the wrapper to the page', () => {
    expect(renderArticle('a').html.trim()).toBe('<p>a</p>')
    expect(renderArticle('')).toEqual({ html: '', headings: [], text: '' })
  })
})
