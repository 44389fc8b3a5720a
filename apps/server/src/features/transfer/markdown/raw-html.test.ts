import { describe, expect, it } from 'vitest'
import { withoutHtml } from './raw-html.ts'

describe('HTML in Markdown', () => {
  it.each([
    ['a <img src="cup.png" width="200" alt="cup"> b', 'a ![cup](cup.png) b'],
    ['<img src="cup.png" width="200">', '![](cup.png)'],
    ['<div align="center">\n\n![](a.png)\n\n</div>', '![](a.png)'],
    ['a<br>b', 'a\\\nb'],
    ['a<br/>\nb', 'a\\\nb'],
    ['press <kbd>Ctrl</kbd>, <b>bold</b>, <mark>x</mark>', 'press `Ctrl`, **bold**, ==x=='],
    ['<a href="https://a.test" target="_blank">tea *x*</a>', '[tea *x*](https://a.test)'],
    ['<font color=red>red</font> <u>u</u>', 'red u'],
    ['| a | b |\n|---|---|\n| x<br>y | z |', '| a | b |\n|---|---|\n| x y | z |'],
    ['a <!-- note --> b', 'a  b'],
    ['`<b>` stays', '`<b>` stays'],
    ['```html\n<div>\n```', '```html\n<div>\n```'],
    ['$a<b>c$', '$a<b>c$'],
    ['1 < 2 and <https://a.test>', '1 < 2 and <https://a.test>'],
  ])('%j becomes %j', (written, expected) => {
    expect(withoutHtml(written).text.trim()).toBe(expected)
  })

  it('that a page embeds becomes a link, with a note', () => {
    const { text, notes } = withoutHtml(
      'a\n\n<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>\n\nb',
    )
    expect(text).toContain('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    expect(text).not.toContain('<iframe')
    expect(notes).toEqual(['embedLinked'])
  })

  it('that folds keeps its title and its Markdown', () => {
    const { text } = withoutHtml('<details>\n<summary>More</summary>\n\n**x**\n\n</details>')
    expect(text).toContain('More')
    expect(text).toContain('**x**')
    expect(text).not.toContain('<')
  })

  it('stays as it is if there is too much of it', () => {
    const text = '* <i>'.repeat(20_000)
    expect(withoutHtml(text)).toEqual({ text, notes: ['htmlLeft'], left: [] })
  })

  it('without a translation is named', () => {
    expect(withoutHtml('a <blink>b</blink>')).toEqual({
      text: 'a b',
      notes: ['htmlLeft'],
      left: ['blink'],
    })
  })
})
