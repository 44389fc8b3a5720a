import { describe, expect, it } from 'vitest'
import { readMarkdownFile } from './front-matter.ts'

describe('front matter', () => {
  it('is read as YAML with any line ends', () => {
    const file = '\ufeff\ufeff---\r\ntitle: 茶: 三沸\r\n---\r\ntext'
    expect(readMarkdownFile(file.replace('茶: 三沸', '"茶: 三沸"'))).toEqual({
      data: { title: '茶: 三沸' },
      content: 'text',
    })
  })

  it('is read as TOML', () => {
    const file = '+++\ntitle = "Tea"\ntags = ["a", "b"]\ndraft = true\n+++\n\ntext'
    expect(readMarkdownFile(file)).toEqual({
      data: { title: 'Tea', tags: ['a', 'b'], draft: true },
      content: 'text',
    })
  })

  it.each(['no front matter', '# title\n\n---\n\nrule', '--- not\ntext'])(
    'may be missing: %j',
    (file) => expect(readMarkdownFile(file)).toEqual({ data: {}, content: file }),
  )

  it.each([
    ['JSON of Hugo', '{\n"title": "a } b",\n"tags": ["x"],\n"o": {"p": 1}\n}\n\ntext'],
    ['JSON of Hexo', '"title": "a } b",\n"tags": ["x"],\n"o": {"p": 1}\n;;;\ntext'],
    ['JSON of Hexo with marks', ';;;\n"title": "a } b",\n"tags": ["x"],\n"o": {"p": 1}\n;;;\ntext'],
    ['YAML without the first line', 'title: a } b\ntags:\n- x\no:\n  p: 1\n---\ntext'],
  ])('is read as %s', (_, file) => {
    expect(readMarkdownFile(file)).toEqual({
      data: { title: 'a } b', tags: ['x'], o: { p: 1 } },
      content: 'text',
    })
  })

  it.each([
    'Note: this is a heading\n---\ntext',
    '{ "a": 1 } is JSON\n\ntext',
    '{"broken": \n}\ntext',
  ])('is no text: %j', (file) =>
    expect(readMarkdownFile(file)).toEqual({ data: {}, content: file }),
  )

  it.each(['\n \n---\ntitle: Tea\n---\ntext', '-----\ntitle: Tea\n-----\ntext'])(
    'is found as other programs find it: %j',
    (file) => expect(readMarkdownFile(file)).toEqual({ data: { title: 'Tea' }, content: 'text' }),
  )

  it('may be empty', () => {
    expect(readMarkdownFile('---\n---\ntext')).toEqual({ data: {}, content: 'text' })
  })

  const laughs = Array.from({ length: 12 }, (_, n) => {
    const inner =
      n === 0
        ? 'lol'
        : Array(10)
            .fill(`*a${n - 1}`)
            .join(',')
    return `a${n}: &a${n} [${inner}]`
  }).join('\n')

  it.each([
    ['a list instead of members', '- a\n- b'],
    ['text instead of members', 'only words'],
    ['invalid YAML', 'a: [1, 2'],
    ['a billion laughs', laughs],
    ['tags that create objects', 'a: !!js/function "function(){}"\nb: ['],
    ['too long', `a: ${'x'.repeat(70_000)}`],
  ])('is refused: %s', (_, above) => {
    expect(readMarkdownFile(`---\n${above}\n---\ntext`)).toBeUndefined()
  })

  it('cannot change the prototype of objects', () => {
    const file = readMarkdownFile('---\n__proto__:\n  polluted: yes\nconstructor: x\n---\ntext')
    expect(Object.hasOwn({}, 'polluted')).toBe(false)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(file?.content).toBe('text')
  })

  it('with tabs, and lines that end in other ways, is read', () => {
    expect(readMarkdownFile('---\rtitle: a\rtags:\r\t- x\r---\rtea\r')).toEqual({
      data: { title: 'a', tags: ['x'] },
      content: 'tea\n',
    })
  })

  it('has one empty line behind it, and the text keeps its blanks', () => {
    expect(readMarkdownFile('---\na: 1\n---\n\n\n    code')?.content).toBe('\n    code')
  })
})
