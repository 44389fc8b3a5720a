import { expect, it } from 'vitest'
import { markdownOfClipboard } from './clipboard.ts'

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm} --></style></head>
<body lang=ZH-CN><!--StartFragment-->
<h1>标题一<o:p></o:p></h1>
<p class=MsoNormal>正文 <b><span style='font-family:宋体'>加粗</span></b> <i>斜体</i><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='margin-left:22.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>甲<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:44.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span></span><![endif]>乙<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='margin-left:22.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>l<span>&nbsp; </span></span></span><![endif]>丙<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>一<o:p></o:p></p></td><td><p class=MsoNormal>二</p></td></tr><tr><td><p class=MsoNormal>3</p></td><td><p class=MsoNormal>4</p></td></tr></table>
<p class=MsoNormal><img width=10 src="file:///C:/Temp/image001.png">末尾</p>
<!--EndFragment--></body></html>`

const NOTION = `<meta charset='utf-8'><!-- notionvc: 0b1f -->
<h2>Plan</h2><p>Some <strong>bold</strong> and <code>code</code> and <a href="https://a.b/c">a link</a></p>
<ul><li>one<ul><li>two</li></ul></li></ul>
<ul><li><input type="checkbox" checked="">done</li></ul>
<pre><code class="language-javascript">const a = 1
</code></pre><blockquote>quote</blockquote>`

const FEISHU = `<meta charset='utf-8'><div data-page-id="x" data-docx-has-block-data="true"><h2 class="heading-2 ace-line old-record-id-1">小节</h2>
<div class="ace-line ace-line old-record-id-2">第一段 <span style="font-weight:bold">粗</span></div><div class="ace-line ace-line old-record-id-3">第二段</div>
<ul class="list-bullet1"><li class="ace-line ace-line old-record-id-4" data-list="bullet"><div>项目</div></li></ul>
<pre class="code-block ace-line"><code class="language-Python" data-lark-language="Python"><div>a = 1</div><div>b = 2</div></code></pre></div>
<span data-lark-record-data="{&quot;rootId&quot;:&quot;x&quot;}" data-lark-record-format="docx/record" class="lark-record-clipboard"></span>`

const YUQUE = `<meta name="author" content="yuque"><div class="lake-content" typography="classic"><h3 id="a1"><span class="ne-text">标题</span></h3>
<p id="u1" class="ne-p"><span class="ne-text" style="font-weight: bold">粗体</span><span class="ne-text"> 与 </span><code class="ne-code"><span class="ne-text">code</span></code></p>
<ol class="ne-ol"><li id="u2" data-lake-index-type="0"><span class="ne-text">甲</span></li><li id="u3"><span class="ne-text">乙</span></li></ol>
<pre data-language="javascript" id="x" class="ne-codeblock language-javascript" style="border: 1px solid"><code>let a</code></pre></div>`

it.each([
  [
    'Word',
    WORD,
    '# 标题一\n\n正文 **加粗** *斜体*\n\n- 甲\n  1. 乙\n- 丙\n\n| 一 | 二 |\n| - | - |\n| 3 | 4 |\n\n末尾',
  ],
  [
    'Notion',
    NOTION,
    '## Plan\n\nSome **bold** and `code` and [a link](https://a.b/c)\n\n- one\n  - two\n- [x] done\n\n```javascript\nconst a = 1\n```\n\n> quote',
  ],
  [
    'Feishu',
    FEISHU,
    '## 小节\n\n第一段 **粗**\n\n第二段\n\n- 项目\n\n```python\na = 1\nb = 2\n```',
  ],
  ['Yuque', YUQUE, '### 标题\n\n**粗体** 与 `code`\n\n1. 甲\n2. 乙\n\n```javascript\nlet a\n```'],
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">a</span> b</p></b>',
    '**a** b',
  ],
])('text of %s becomes clean Markdown', (_, html, markdown) => {
  expect(markdownOfClipboard(html)?.markdown).toBe(markdown)
})

const PIECES: [string, string, string][] = [
  [
    'a quotation, numbers and a bold heading with its number, of Word',
    `<h2 style='mso-list:l1 level2 lfo2'><span style='mso-list:Ignore'>1.1<span>&nbsp;&nbsp; </span></span><b>题</b></h2>
<p class=MsoQuote>引</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>（1）</span>甲</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>二、</span>乙</p>`,
    '## 1.1 题\n\n> 引\n\n1. 甲\n2. 乙',
  ],
  [
    'numbers of Word without a sign of their own, by the definition of their list',
    `<style>@list l0 {mso-list-id:1;} @list l0:level1 {mso-level-text:"第%1";} @list l0:level2 {mso-level-number-format:bullet;}</style>
<!--StartFragment--><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>甲</p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>a.</span>乙</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>丙</p><!--EndFragment-->`,
    '1. 甲\n   - 乙\n2. 丙',
  ],
  [
    'numbers of Word right after bullets, and numbers without a dot',
    ['lA', '·B', '7C', '8D']
      .map(
        ([sign, letter], at) =>
          `<p class=MsoListParagraph style='mso-list:l${at < 2 ? 0 : 1} level1 lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span>${letter}</p>`,
      )
      .join(''),
    '- A\n- B\n\n7. C\n8. D',
  ],
  ['a heading that WPS makes bold', '<h1><a name="_Toc1"></a><b><span>题</span></b></h1>', '# 题'],
  [
    'footnotes of Word',
    `<p>正文<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>后</p>
<div style='mso-element:footnote-list'><hr><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> 注</p></div></div>`,
    '正文[^1]后\n\n[^1]: 注',
  ],
  [
    'lists of Word on the web, each in its own box',
    '<div class="ListContainerWrapper"><ul><li data-aria-level="1"><p>a</p></li></ul></div><div class="ListContainerWrapper"><ul><li data-aria-level="2"><p>b</p></li></ul></div><div class="ListContainerWrapper"><ul><li data-aria-level="1"><p>c</p></li></ul></div>',
    '- a\n\n  - b\n\n- c',
  ],
  [
    'numbers that Notion copies one by one, and another list',
    '<ol><li>a</li></ol><ol start="2"><li>b</li></ol><p>then</p><ol start="1"><li>c</li></ol><ol start="1"><li>d</li></ol>',
    '1. a\n2. b\n\nthen\n\n1. c\n\n1) d',
  ],
  [
    'callouts of Notion',
    '<!-- notionvc: 1 --><aside>💡 <strong>a</strong></aside><aside>⚠️ b</aside><aside>c</aside>',
    '> [!TIP]\n>\n> **a**\n\n> [!WARNING]\n>\n> b\n\n> [!NOTE]\n>\n> c',
  ],
  [
    'tasks, levels and a callout of Feishu',
    '<ul class="list-check1"><li data-list="check"><div>a</div></li></ul><ul class="list-done1"><li data-list="done"><div>b</div></li></ul><p>x</p><ul class="list-bullet1"><li>c</li></ul><ul class="list-bullet2"><li>d</li></ul><div class="callout-block"><div class="callout-emoji">💡</div><div class="ace-line">e</div></div>',
    '- [ ] a\n- [x] b\n\nx\n\n- c\n  - d\n\n> [!TIP]\n>\n> e',
  ],
  [
    'tasks, levels, a quotation and a callout of Yuque',
    '<ul class="ne-tl"><li class="ne-tli"><i class="ne-tli-symbol"></i><input type="checkbox" checked=""><span class="ne-text">a</span></li></ul><p>x</p><ul class="ne-ul"><li>b</li></ul><ul class="ne-list-wrap"><ul ne-level="1" class="ne-ul"><li>c</li></ul></ul><div class="ne-quote"><p>d</p></div><div class="ne-alert" data-type="danger"><p>e</p></div>',
    '- [x] a\n\nx\n\n- b\n  - c\n\n> d\n\n> [!CAUTION]\n>\n> e',
  ],
  [
    'lists and links of Google Docs',
    '<ul><li>a</li><ul><li>b</li></ul></ul><p><a href="https://www.google.com/url?q=https://a.b/c%3Fd&sa=D">e</a></p>',
    '- a\n  - b\n\n[e](https://a.b/c?d)',
  ],
  [
    'the cells of a sheet',
    '<table><!--StartFragment--><col width=64><tr><td>a|b</td><td align=right>2</td></tr><tr><td>c</td><td>3</td></tr><!--EndFragment--></table>',
    '| a\\|b | 2 |\n| - | -: |\n| c | 3 |',
  ],
  [
    'code in the frame of a chat program',
    '<pre><div><div>python</div><div><button>Copy</button></div><div><code class="language-python">a = 1\n</code></div></div></pre>',
    '```python\na = 1\n```',
  ],
  [
    'a picture that loads late',
    '<p><b>a</b></p><img data-src="https://a.b/c.png" src="data:image/svg+xml,x" alt="d">',
    '**a**\n\n![d](https://a.b/c.png)',
  ],
]

const REMNANTS: [string, string, string][] = [
  [
    'Word, without its contents, its places and the comments of reviewers',
    `<p class=MsoToc1><a href="#_Toc1">题<span>.... 1</span></a></p><h1><a name="_Toc1">题</a></h1><p class=MsoNormal>&nbsp;</p>
<p class=MsoNormal>见<a href="#_Toc1">题</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span></p>
<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><p class=MsoCommentText>不公开的批注</p></div></div>`,
    '# 题\n\n见题',
  ],
  [
    'the numbers of Word',
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>3.</span>三</p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>3.1.</span>一</p>
<p class=MsoNormal>间</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>4.</span>四</p>`,
    '3. 三\n   1. 一\n\n间\n\n4. 四',
  ],
  [
    'colours of Word, Feishu and Yuque, not of web pages',
    `<p><span style='background:yellow;mso-highlight:yellow'>一</span><span class="ne-text" style="background-color:#FBDE28">二</span> <b style="background-color:#eee">c</b> <span style="background-color:#eee">d</span></p>`,
    '==一====二== **c** d',
  ],
  [
    'formulas and pictures of Yuque',
    '<p class="ne-p">式 <img src="https://cdn.nlark.com/yuque/__latex/a.svg#card=math&amp;code=a%5E2&amp;id=x"></p><p><img src="https://cdn.nlark.com/yuque/0/b.png#averageHue=%23f&amp;id=u" width="300" alt="图"></p>',
    '式 $a^2$\n\n![图](https://cdn.nlark.com/yuque/0/b.png)',
  ],
  [
    'quotations of Feishu',
    '<div class="quote-container-block"><div class="ace-line">一</div><div class="ace-line">二</div></div>',
    '> 一\n>\n> 二',
  ],
  [
    'pages of Notion',
    '<!-- notionvc: 1 --><p><a href="/Page-0b1f?pvs=21">p</a></p>',
    '[p](https://www.notion.so/Page-0b1f?pvs=21)',
  ],
  [
    'a formula between plain words',
    '<p>a <span class="katex"><math><semantics><annotation encoding="application/x-tex">x_1</annotation></semantics></math></span></p>',
    'a $x_1$',
  ],
]

it.each(REMNANTS)('pasted: %s', (_, html, markdown) => {
  expect(markdownOfClipboard(html)?.markdown).toBe(markdown)
})

it('counts the pictures that stay behind', () => {
  const html =
    '<p>a <img src="file:///C:/a.png"><img src="data:image/png;base64,AA"><img src="https://a.b/c.png"></p>'
  const markdown = 'a ![](https://a.b/c.png)'
  expect(markdownOfClipboard(html)).toEqual({ markdown, lostPictures: 2 })
})

it.each(PIECES)('pasted: %s', (_, html, markdown) => {
  expect(markdownOfClipboard(html)?.markdown).toBe(markdown)
})

it.each([
  `<div style="font-family: Menlo, Monaco, 'Courier New', monospace;white-space: pre;"><div><b>const</b> a</div></div>`,
  '<table><!--StartFragment--><tr><td class=xl65>one cell</td></tr><!--EndFragment--></table>',
  'a',
  '<span style="color:red">a</span>',
  '<meta charset="utf-8"><p>a</p><div>b</div>',
  '',
])('plain text stays as it is: %s', (html) => {
  expect(markdownOfClipboard(html)).toBeUndefined()
})

it.each([
  '<b>x</b><script>alert(1)</script><img src=x onerror=alert(1)>',
  '<b>x</b><a href="javascript:alert(1)">y</a><iframe src="javascript:1"></iframe>',
  `<b>x</b>${'<div>'.repeat(300)}<p style="mso-list:l0 level9">y</p>`,
])('hostile HTML becomes harmless text: %s', (html) => {
  const { markdown = '' } = markdownOfClipboard(html) ?? {}
  expect(markdown).toContain('**x**')
  expect(markdown).not.toMatch(/<|javascript:|onerror/)
})
