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
    ['a List<T> of vector<int>', 'a List\\<T> of vector\\<int>'],
    ['a Map<Object> of <b>tea</b>', 'a Map\\<Object> of **tea**'],
    ['`git checkout` <branch-name>', '`git checkout` \\<branch-name>'],
    ['<your-cup>\n\ntea', '\\<your-cup>\n\ntea'],
    ['a {{<cup id="1">}} b', 'a {{\\<cup id="1">}} b'],
    ['a<br>b <nav>tea', 'a\\\nb tea'],
    ['a <tea-cup size="2"></tea-cup> b', 'a  b'],
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

  it.each([
    [
      '<details>\n<summary>More <b>x</b></summary>\n\n**y**\n\n</details>',
      '::: details More **x**\n\n**y**\n\n:::',
    ],
    ['<details><summary>More</summary><p>y</p></details>', '::: details More\n\ny\n\n:::'],
    [
      '<details>\n\na\n\n<details>\n<summary>in</summary>\n\nb\n\n</details>\n\n</details>',
      ':::: details\n\na\n\n::: details in\n\nb\n\n:::\n\n::::',
    ],
    ['- a\n\n  <details>\n\n  b\n\n  </details>', '- a\n\n  ::: details\n\n  b\n\n  :::'],
    ['- <details>\n  <summary>More</summary>\n\n  b\n\n</details>\n\nc', '- More\n\n  b\n\n\n\nc'],
  ])('folds: %j', (written, expected) => {
    expect(withoutHtml(written).text.trim()).toBe(expected)
  })

  it('in a quote or list stays there', () => {
    const list = '<ul><li>a</li><li>b</li></ul>'
    expect(withoutHtml(`> tea\n>\n> ${list}`).text).toBe('> tea\n>\n> - a\n> - b')
    expect(withoutHtml(`- > ${list}`).text).toBe('- > - a\n  > - b')
  })

  it('with an end that is missing folds nothing', () => {
    expect(withoutHtml('<details>\n<summary>More</summary>\n\nx').text).toBe('More\n\nx')
    expect(withoutHtml('x\n\n</details>').text.trim()).toBe('x')
  })

  it('stays as it is if there is too much of it', () => {
    const text = '* <i>'.repeat(20_000)
    expect(withoutHtml(text)).toEqual({ text, notes: ['htmlLeft'], details: [] })
  })

  it('without a translation is named', () => {
    expect(withoutHtml('a <blink>b</blink>')).toEqual({
      text: 'a b',
      notes: ['htmlLeft'],
      details: [{ note: 'htmlLeft', name: '<blink>' }],
    })
  })

  it.each([
    ['<br>\n**bold** words', '**bold** words'],
    ['<p>one</p>\n[a](https://a.test)\n', '[a](https://a.test)'],
    ['> <br>\n> ![a](b.png)', '![a](b.png)'],
    ['<br>\n# Head', '# Head'],
    ['<br>\n* one\n* two', '* one * two'],
    ['<br>\n1. one', '1. one'],
    ['<div>\n| a | b |\n|---|---|\n</div>', '| a | b | |---|---|'],
    ['<div>\n```js\nx\n```\n</div>', '```js x ```'],
  ])('whose end is the next empty line shows Markdown as text, and is named: %j', (text, name) => {
    const { notes, details } = withoutHtml(`${text}\n\nthe **rest**`)
    expect(notes).toEqual(['markdownInHtml'])
    expect(details).toEqual([{ note: 'markdownInHtml', name }])
  })

  it.each([
    '<br>\n\n**bold**',
    '<p>5 * 3 * 2 [1] #1 - x_y_z</p>',
    '<pre>\n**code**\n</pre>',
    '<div><b>bold</b> <code>**code**</code></div>',
    '```html\n<br>\n**bold**\n```',
    '<h2>Head</h2><ul><li>one</li></ul><ol><li>one</li></ol>',
    '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>',
    '<p><a href="https://a.test">a</a> <s>old</s></p>',
  ])('without Markdown in it is not named: %j', (text) => {
    expect(withoutHtml(text)).toMatchObject({ notes: [], details: [] })
  })
})
