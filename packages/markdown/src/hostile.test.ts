import { describe, expect, it } from 'vitest'
import { renderArticle } from './index.ts'
import { offences } from './testing/offences.ts'

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``

const HOSTILE_MARKDOWN: [string, string][] = [
  ['a script', '<script>alert(1)</script>'],
  ['a script across blocks', '<script>\n\nalert(1)\n\n</script>'],
  ['an event handler', '<img src=x onerror=alert(1)>'],
  ['a vector image', '<svg/onload=alert(1)><animate onbegin=alert(1)></svg>'],
  ['a frame', '<iframe src="javascript:alert(1)" srcdoc="<script>1</script>"></iframe>'],
  ['a style sheet', '<style>body{display:none}</style><link rel=stylesheet href=//evil>'],
  [
    'a base address and a refresh',
    '<base href=//evil><meta http-equiv=refresh content="0;//evil">',
  ],
  ['a form', '<form action=//evil><input name=password><button formaction=javascript:1>x'],
  ['raw MathML', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>'],
  ['an unclosed comment', '<!-- <img title="--><img src=x onerror=alert(1)>">'],
  ['a javascript link', '[x](javascript:alert(1))'],
  ['a javascript link in capitals', '[x](JaVaScRiPt:alert(1))'],
  ['a javascript link in entities', '[x](&#106;avascript&colon;alert(1))'],
  [
    'a javascript link with a tab',
    '[x](java&Tab;script:alert(1)) [y](java&NewLine;script:alert(1))',
  ],
  ['a javascript link after a control character', '[x](&#1;javascript:alert(1))'],
  ['a javascript link by reference', '[x][r]\n\n[r]: javascript:alert(1)'],
  ['a javascript autolink', '<javascript:alert(1)>'],
  [
    'a vbscript, file and blob link',
    '[x](vbscript:x) [y](file:///etc/passwd) [z](blob:https://a/b)',
  ],
  ['a data link', '[x](data:text/html;base64,PHNjcmlwdD4=) [y](data:image/png;base64,AA)'],
  ['a data picture', '![x](data:image/svg+xml,<svg/onload=1>) ![y](data:image/png;base64,AAAA)'],
  ['a javascript picture', '![x](javascript:alert(1)) ![y](http://plain/p.png) ![z](//evil/p.png)'],
  ['a picture that breaks out of its address', '![x](https://a/"onerror="alert(1))'],
  ['a picture that breaks out of its description', '![" onerror="alert(1)](/p.png)'],
  ['a picture that breaks out of its caption', '![x](/p.png "<img src=x onerror=alert(1)>")'],
  ['a title that breaks out', '[x](/a "\\" onclick=\\"alert(1)")'],
  ['a link that breaks out', '[x](</a" onclick="alert(1)>)'],
  ['a code language that breaks out', fence('"><img/src=x/onerror=alert(1)>', 'a')],
  ['code that closes itself', fence('html', '</code></pre></details><script>alert(1)</script>')],
  ['code of an unknown language', fence('zzz', '<img src=x onerror=alert(1)>')],
  [
    'code tabs, whose preview uses a handler',
    `${fence('js [g:a]', '1')}\n${fence('js [g:b]', '2')}`,
  ],
  ['a code tab whose language breaks out', fence('"><b/onclick=1> [g:a]', '1')],
  ['a diagram that closes itself', fence('mermaid', '</div></pre><img src=x onerror=alert(1)>')],
  ['a container that breaks out', '!!! x"onclick="alert(1) <b onclick=1>\n<script>1</script>\n!!!'],
  ['a container that borrows a class', '!!! note\tdialog-overlay\na\n!!!'],
  ['a heading with markup', '# <img src=x onerror=alert(1)>'],
  ['a heading that takes an id of the page', '# root" onclick="alert(1)'],
  ['a formula with a link', '$\\href{javascript:alert(1)}{x}\\url{javascript:alert(1)}$'],
  ['a formula with a picture', '$\\includegraphics{https://evil.example/p.png}$'],
  [
    'a formula with style, class, id and data',
    '$\\htmlStyle{position:fixed}{x}\\htmlClass{fixed}{x}$',
  ],
  ['a formula with an id', '$\\htmlId{root}{x}\\htmlData{onclick=1}{x}$'],
  ['a formula with a colour that breaks out', '$\\color{red;position:fixed}x\\color{"onclick=1}y$'],
  ['a formula with markup', '$\\text{<img src=x onerror=alert(1)>}$ $</annotation><script>1$'],
  ['a wrong formula with markup', '$\\frac{<img src=x onerror=alert(1)>" onclick="1$'],
  ['a table cell with markup', '|<b onclick=1>|\n|-|\n|<script>1</script>|'],
  ['a task with markup', '- [x] <img src=x onerror=alert(1)>'],
  [
    'a footnote whose name breaks out',
    'a[^"onclick="alert(1)] b[^__proto__]\n\n[^"onclick="alert(1)]: <img src=x onerror=1>\n[^__proto__]: x',
  ],
  ['a footnote that takes an id of the page', 'a[^root]\n\n[^root]: # root'],
  ['a footnote inside a footnote', 'a^[b^[c^[d](javascript:alert(1))]]'],
  ['a footnote with a script link', 'a[^1]\n\n[^1]: [x](javascript:alert(1)) ![y](data:x,y)'],
  ['footnotes that refer to each other', 'a[^1]\n\n[^1]: b[^2]\n[^2]: c[^1]'],
  ['a callout whose title breaks out', '> [!NOTE] "><img src=x onerror=alert(1)>\n> text'],
  ['a callout of another kind', '> [!DIALOG-OVERLAY]\n> text\n\n> [!constructor]\n> text'],
  ['a mark with markup', '==<img src=x onerror=alert(1)>== ==[x](javascript:alert(1))=='],
  ['a definition with markup', '<b onclick=1>\n: <script>alert(1)</script>'],
  [
    'an abbreviation that breaks out',
    '*[HTML]: "onmouseover="alert(1)"><script>1</script>\n\nHTML',
  ],
  [
    'an abbreviation of the prototype',
    '*[__proto__]: x\n*[constructor]: y\n\n__proto__ constructor',
  ],
  ['a file name that breaks out', fence('js title="<img src=x onerror=alert(1)>"', 'a')],
  ['a file name with quotes', fence(`js title='" onclick="alert(1)' id="root"`, 'a')],
  ['marked lines with markup', fence('js', '<img src=x onerror=1> // [!code ++]\n// [!code --]')],
  ['a diff with markup', fence('diff', '+<script>alert(1)</script>\n-</code></pre><b onclick=1>')],
  [
    'safe elements with handlers',
    '<b onclick=1>a</b> <details ontoggle=1 open>b</details> <p style="position:fixed" id=root class=dialog>c</p>',
  ],
  [
    'a safe element with a script address',
    '<a href="javascript:alert(1)">x</a> <a href="&#106;avascript:alert(1)">x</a> <a href=//evil>x</a> <img src=javascript:1> <img src=data:image/svg+xml,x>',
  ],
  [
    'attributes that break out',
    `<a title='"><img src=x onerror=1>' href="/">x</a> <img alt="a" title='"onerror="1' src="/p.png">`,
  ],
  [
    'tags inside of tags',
    '<b<script>alert(1)</script>> <<b>script>alert(1)</b> <img src="/p.png"<script>1</script>>',
  ],
  [
    'safe elements that stay open',
    '<details><summary><b><ruby><a href="/">\n\n<table><tr><td>\n\n# x\n\n</p></p></table></div></div>',
  ],
  [
    'a comment that hides markup',
    '<!-- --!><img src=x onerror=1> -->\n\n<!--><script>1</script>-->',
  ],
  [
    'a fold whose title breaks out',
    '::: details "><img src=x onerror=alert(1)> [x](javascript:1)\na\n:::',
  ],
  ['a container of another name', '::: dialog-overlay\na\n:::\n\n::: gallery fixed\na\n:::'],
  [
    'a width that breaks out',
    '![a](/p.png){width=10%;position:fixed} ![b](/p.png){wide onclick=1}',
  ],
  ['a wrapper that closes early', '</div></div></div><script>alert(1)</script>'],
  ['null and strange characters', '\u0000<scr\u0000ipt>\uFEFF\u202E[x](java\u0000script:alert(1))'],
]

describe('renderArticle', () => {
  it.each(HOSTILE_MARKDOWN)('makes %s harmless', (_, markdown) => {
    const { html, headings, text } = renderArticle(markdown)
    expect(offences(html)).toEqual([])
    expect(typeof text).toBe('string')
    for (const { id } of headings) expect(id).toMatch(/^h-[\p{L}\p{M}\p{N}-]+$/u)
  })

  it.each([
    ['quotations', '>'.repeat(5000)],
    ['lists', '- '.repeat(5000)],
    ['brackets', '['.repeat(20_000)],
    ['emphasis', '*a **a '.repeat(5000)],
    ['braces of a formula', `$${'{'.repeat(500)}x${'}'.repeat(500)}$`],
    ['footnotes', '^[a]'.repeat(2000)],
    ['names of footnotes', `[^${'a'.repeat(50_000)}]`],
    ['callouts', '> [!NOTE]\n'.repeat(2000)],
    ['marks', '==a '.repeat(5000)],
    ['definitions', 'a\n: b\n\n'.repeat(2000)],
    ['comments in code', fence('js', '// [!code '.repeat(5000))],
    ['file names', fence(`js ${'title="'.repeat(5000)}`, 'a')],
    ['folds', '::: details a\n'.repeat(2000)],
    ['tags', '<b>'.repeat(5000)],
    ['tags with their ends', `${'<b>'.repeat(5000)}${'</b>'.repeat(5000)}`],
    ['attributes of tags', `<b ${'a='.repeat(20_000)}>`],
    ['quotes of attributes', `<a ${'a="'.repeat(5000)}>`],
    ['comments', '<!--'.repeat(5000)],
    ['addresses', 'https://youtu.be/dQw4w9WgXcQ\n'.repeat(2000)],
    ['macros that call themselves', '$\\def\\a{\\a\\a}\\a$'],
  ])('handles very long %s', (_, markdown) => {
    expect(offences(renderArticle(markdown).html)).toEqual([])
  })

  it('names every footnote once, and every link to one has a target', () => {
    const markdown = 'a[^x] b[^x] c^[d] e[^y]\n\n# fn-1\n\n[^x]: one\n[^y]: [two](#fn-1)'
    const { html } = renderArticle(markdown)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
    for (const target of targets) expect(ids).toContain(target)
    expect(targets).toContain('fnref-1:1')
  })

  it('does not let a formula grow over the page', () => {
    expect(renderArticle('$\\rule{9999em}{9999em}$').html).not.toMatch(/9999em[;"]/)
    expect(renderArticle('$\\kern-9999em x$').html).not.toMatch(/style="[^"]*-9999em/)
  })
})
