import { describe, expect, it } from 'vitest'
import { markupPieces } from './message-markup.rules.ts'

const shapeOf = (text: string, names: string[] = []) =>
  markupPieces(text, names).map((piece) =>
    piece.kind === 'text' ? piece.text : [piece.kind, piece.text],
  )

describe('the markup of a message', () => {
  it('has code within a line, and blocks with or without a language', () => {
    expect(shapeOf('run `npm start` now')).toEqual(['run ', ['code', 'npm start'], ' now'])
    expect(shapeOf('``a `b` c``')).toEqual([['code', 'a `b` c']])
    expect(shapeOf('so:\n```ts\nconst a = 1\n\nb()\n```\nok')).toEqual([
      'so:',
      ['block', 'const a = 1\n\nb()'],
      'ok',
    ])
    expect(shapeOf('```one line```')).toEqual([['block', 'one line']])
  })

  it('leaves single backticks, and links and names within code', () => {
    expect(shapeOf('it`s')).toEqual(['it`s'])
    expect(shapeOf('`` ` ``')).toEqual([['code', ' ` ']])
    expect(shapeOf('`https://a.test @拾柴`', ['拾柴'])).toEqual([['code', 'https://a.test @拾柴']])
    expect(shapeOf('```\nopen')).toEqual(['```\nopen'])
  })

  it('has links and mentions of known names, the longest first', () => {
    expect(shapeOf('@拾柴的小满 看 https://a.test/x', ['拾柴的小满', '拾柴'])).toEqual([
      ['mention', '@拾柴的小满'],
      ' 看 ',
      ['link', 'https://a.test/x'],
    ])
    expect(shapeOf('@nobody a@拾柴', ['拾柴'])).toEqual(['@nobody a@拾柴'])
    expect(shapeOf('@拾柴@拾柴', ['拾柴'])).toEqual([
      ['mention', '@拾柴'],
      ['mention', '@拾柴'],
    ])
  })

  it('ends for any text, however many backticks it has', () => {
    const text = '`'.repeat(555)
    expect(
      markupPieces(text)
        .map((piece) => piece.text)
        .join('').length,
    ).toBeLessThanOrEqual(555)
  })
})
