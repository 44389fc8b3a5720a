import { LENGTH } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { excerpt, readQuote, remainingLength, withQuote } from './quote.rules.ts'

const quote = { name: '听潮', text: '刚在码头拍的，像不像封面' }

describe('a quote', () => {
  it('is read back as it was written', () => {
    expect(readQuote(withQuote(quote, '像，少一个写信的人'))).toEqual({
      quote,
      text: '像，少一个写信的人',
    })
  })

  it('is one short line', () => {
    const long = {
      name: '一个：很长很长很长很长很长很长很长很长很长的名字',
      text: 'a\nb\n'.repeat(90),
    }
    const { quote: read, text } = readQuote(withQuote(long, '好\n\n再说'))
    expect(text).toBe('好\n\n再说')
    expect(read?.name.length).toBeLessThanOrEqual(20)
    expect(read?.text).toMatch(/^a b a b.*…$/)
  })

  it('of a reply does not repeat its quote', () => {
    const answer = withQuote(quote, '像')
    expect(excerpt(readQuote(answer).text)).toBe('像')
  })

  it.each([
    '',
    'plain',
    '> no colon\ntext',
    '> 名：只有引用',
    '> 名：只有引用\n  ',
    '>名：a\nb',
    '> ：a\nb',
  ])('is not found in %j', (content) => {
    expect(readQuote(content)).toEqual({ text: content })
  })

  it('does not split a character', () => {
    expect(excerpt('😀'.repeat(70))).toBe(`${'😀'.repeat(59)}…`)
  })
})

describe('the remaining length', () => {
  it('is the limit without the quote', () => {
    expect(remainingLength(undefined, '')).toBe(LENGTH.chatMessage)
    expect(remainingLength(undefined, 'abc  ')).toBe(LENGTH.chatMessage - 3)
    expect(remainingLength(quote, '')).toBe(LENGTH.chatMessage - withQuote(quote, '').length)
  })

  it('is negative above the limit', () => {
    expect(remainingLength(undefined, 'x'.repeat(LENGTH.chatMessage + 2))).toBe(-2)
  })
})
