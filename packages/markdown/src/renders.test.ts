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
      '<th style="text-align:center">a',
      '</table></div>',
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
  ['raw HTML as text', 'a <b>b</b>', ['a &#x3C;b>b&#x3C;/b>']],
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

  it('leaves the wrapper to the page', () => {
    expect(renderArticle('a').html.trim()).toBe('<p>a</p>')
    expect(renderArticle('')).toEqual({ html: '', headings: [], text: '' })
  })
})
