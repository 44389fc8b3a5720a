import { expect, it } from 'vitest'
import { withTexts } from './translation.rules.ts'

const VALUE = [{ text: '一', count: 1, inner: [{ text: '二' }] }, { text: 'three' }]

it('puts texts into their places and leaves the rest', () => {
  const texts = [{ text: 'one', inner: [{ text: 'two' }] }, {}]
  expect(withTexts(VALUE, texts)).toEqual({
    value: [{ text: 'one', count: 1, inner: [{ text: 'two' }] }, { text: 'three' }],
  })
  expect(withTexts(VALUE, undefined)).toEqual({ value: VALUE })
})

it.each<[unknown, string]>([
  [[{}], '/ has 1 entries in place of 2'],
  [[{ inner: [{}, {}] }, {}], '/0/inner has 2 entries in place of 1'],
  [[{ txt: 'one' }, {}], '/0/txt translates nothing'],
  [[{ count: 2 }, {}], '/0/count is no text'],
  [[{ text: ['one'] }, {}], '/0/text is no text'],
  ['one', '/ is no text'],
])('rejects %j', (texts, fault) => {
  expect(withTexts(VALUE, texts)).toEqual({ fault })
})
