import { describe, expect, it } from 'vitest'
import { endOfFormula } from './dollar-formulas.ts'
import { hanRuns, isHan } from './han.ts'
import { renderArticle } from './index.ts'
import { offences } from './testing/offences.ts'

const paragraph = (markdown: string) => renderArticle(markdown).html.trim()

/** The formulas of a text, in their source form. */
const formulas = (markdown: string) =>
  [...paragraph(markdown).matchAll(/<annotation[^>]*>(.*?)<\/annotation>/g)].map(([, tex]) => tex)

describe('curly quotes', () => {
  const [open, close] = ['“', '”'].map((quote) => `<span class="latin">${quote}</span>`)
  it.each([
    ['“Hello,” she said.', `${open}Hello,${close} she said.`],
    ['见下文。He said “don’t”, and left.', `见下文。He said ${open}don’t${close}, and left.`],
    ['“One” and “two”', `${open}One${close} and ${open}two${close}`],
    ['他说“Hello”。', '他说“Hello”。'],
    ['“React” 的文档', '“React” 的文档'],
    ['He said “你好” to me', 'He said “你好” to me'],
    ['`“code”` “open', '<code>“code”</code> “open'],
  ])('are narrow in English sentences only: %s', (markdown, html) => {
    expect(paragraph(markdown)).toBe(`<p>${html}</p>`)
  })
})

describe('emphasis beside Han characters', () => {
  it.each([
    ['**中文，**后面', '<p><strong>中文，</strong>后面</p>'],
    ['前面**（注）**后面', '<p>前面<strong>（注）</strong>后面</p>'],
    ['他说**“你好”**然后', '<p>他说<strong>“你好”</strong>然后</p>'],
    ['前面**《书》**', '<p>前面<strong>《书》</strong></p>'],
    ['**100%**的人', '<p><strong>100%</strong>的人</p>'],
    ['**`代码`**之后', '<p><strong><code>代码</code></strong>之后</p>'],
    ['**𠮷。**后面', '<p><strong>𠮷。</strong>后面</p>'],
    ['~~删去，~~后面', '<p><s>删去，</s>后面</p>'],
    ['**终わり。**次', '<p><strong>终わり。</strong>次</p>'],
    ['**어구(語句)**를', '<p><strong>어구(語句)</strong>를</p>'],
  ])('is found in %s', (markdown, html) => {
    expect(paragraph(markdown)).toBe(html)
  })

  it.each([
    ['乘号 3 * 4 * 5 不是强调', '<p>乘号 3 * 4 * 5 不是强调</p>'],
    ['中文 ** 空 ** 中文', '<p>中文 ** 空 ** 中文</p>'],
    ['中文_下划线_中文', '<p>中文_下划线_中文</p>'],
    ['a**"b"**c', '<p>a**"b"**c</p>'],
    ['\\*\\*中文，\\*\\*后面', '<p>**中文，**后面</p>'],
    ['`**中文，**后面`', '<p><code>**中文，**后面</code></p>'],
  ])('is not found in %s', (markdown, html) => {
    expect(paragraph(markdown)).toBe(html)
  })
})

describe('emphasised Han characters', () => {
  it.each([
    ['*强调*', '<em><span class="han">强调</span></em>'],
    [
      '*先 React，后再说*',
      '<em><span class="han">先</span> React<span class="han">，后再说</span></em>',
    ],
    ['*说“好”*', '<em><span class="han">说“好”</span></em>'],
    ['***又黑又点***', '<em><strong><span class="han">又黑又点</span></strong></em>'],
    ['*[链接](/a)*', '<em><a href="/a"><span class="han">链接</span></a></em>'],
    ['*`代码` code*', '<em><code>代码</code> code</em>'],
    ['*plain words”*', '<em>plain words”</em>'],
  ])('have their own class in %s', (markdown, html) => {
    expect(paragraph(markdown)).toBe(`<p>${html}</p>`)
    expect(offences(html)).toEqual([])
  })

  it('keep their text and stay searchable', () => {
    expect(renderArticle('# 一段*等*待\n\n*先 React*').text).toBe('一段等待\n先 React')
    expect(renderArticle('# 一段*等*待').headings[0]?.id).toBe('h-一段等待')
  })

  it("come only from the author's emphasis: raw HTML cannot use their class", () => {
    expect(paragraph('<span class="han">中</span>')).not.toContain('<span')
  })
})

describe('Han writing', () => {
  it.each(['中', '，', '。', '「', 'か', 'ア', '글', 'ㄅ', 'Ａ', '𠮷'])('includes %s', (one) => {
    expect(isHan(one)).toBe(true)
  })

  it.each(['a', '1', ',', '“', '—', '😀', '', ' ', 'é'])('does not include %j', (one) => {
    expect(isHan(one)).toBe(false)
  })

  it('is split without losing a character', () => {
    const text = '“a”中——文😀b葛\u{e0100}城。'
    expect(hanRuns(text).join('')).toBe(text)
    expect(hanRuns(text).filter((_, place) => place % 2 === 1)).toEqual([
      '中——文',
      '葛\u{e0100}城。',
    ])
  })
})

describe('a dollar sign', () => {
  it.each([
    ['价格 $5 与 $6'],
    ['$5与$6'],
    ['原价$100，现价$80。'],
    ['it costs $5 or $ 6'],
    ['a $ x$ b'],
    ['a $x $ b'],
    ['$x$5'],
    ['a $'],
    ['$'],
    ['\\$x\\$'],
    ['[价 $5](/a) $'],
  ])('is a plain dollar in %s', (markdown) => {
    expect(formulas(markdown)).toEqual([])
    expect(renderArticle(markdown).text).toContain('$')
  })

  it.each([
    ['设 $x^2$ 为', ['x^2']],
    ['设$x$为', ['x']],
    ['$a$，$b$', ['a', 'b']],
    ['$5 + 5$ 是', ['5 + 5']],
    ['花了 $5 ，解 $x$', ['x']],
    ['$a\\$b$', ['a\\$b']],
    ['$$a$$ 与 \\(b\\) 与 \\[c\\]', ['a', 'b', 'c']],
    ['**$x$，**后', ['x']],
  ])('begins a formula in %s', (markdown, expected) => {
    expect(formulas(markdown)).toEqual(expected)
    expect(offences(paragraph(markdown))).toEqual([])
  })

  it('may occur any number of times', () => {
    expect(formulas('$a '.repeat(5_000))).toEqual([])
    expect(endOfFormula(`$a${'\\$'.repeat(50_000)}$`, 0)).toBe(100_002)
  })
})

describe('an address in a sentence', () => {
  it.each([
    ['见 https://a.example/b_c。后面', 'https://a.example/b_c'],
    ['https://a.example/b，和', 'https://a.example/b'],
    ['（见 https://a.example/b）后', 'https://a.example/b'],
    ['“https://a.example/?q=1”', 'https://a.example/?q=1'],
    ['https://a.example/路径；后', 'https://a.example/%E8%B7%AF%E5%BE%84'],
    [
      'https://a.example/兰亭_（消歧义）',
      'https://a.example/%E5%85%B0%E4%BA%AD_%EF%BC%88%E6%B6%88%E6%AD%A7%E4%B9%89%EF%BC%89',
    ],
    ['https://a.example/b', 'https://a.example/b'],
  ])('ends before Chinese punctuation: %s', (markdown, address) => {
    const { html, text } = renderArticle(markdown)
    expect(html).toContain(`<a href="${address}" rel="noopener">`)
    expect(text).toBe(markdown)
  })

  it('is as it was written in a link of the author', () => {
    expect(paragraph('[见](https://a.example/b。c)')).toContain(
      'href="https://a.example/b%E3%80%82c"',
    )
  })
})
