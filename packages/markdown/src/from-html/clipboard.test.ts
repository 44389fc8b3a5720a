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
    '## Plan\n\nSome **bold** and `code` and [a link](https://a.b/c)\n\n- one\n  - two\n\n* [x] done\n\n```javascript\nconst a = 1\n```\n\n> quote',
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
  expect(markdownOfClipboard(html)).toBe(markdown)
})

it.each([
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
  const markdown = markdownOfClipboard(html) ?? ''
  expect(markdown).toContain('**x**')
  expect(markdown).not.toMatch(/<|javascript:|onerror/)
})
