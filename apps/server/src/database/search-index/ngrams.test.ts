import { describe, expect, it } from 'vitest'
import { createRandom, randomText } from '../../testing/random-text.ts'
import { isShortWord, ngramsOfQuery, ngramsOfText, wordStartsOf } from './ngrams.ts'
import { fold, readable } from './normalize.ts'

const holds = (text: string, query: string) =>
  new Set(ngramsOfQuery(query)).isSubsetOf(ngramsOfText(text))

describe('the beginnings of words', () => {
  it('are their first two letters, each once', () => {
    expect(wordStartsOf('the then a 兰tea亭2026 é,ж')).toEqual(['th', 'a', 'te', '20', 'é', 'ж'])
  })
})

describe('a short word', () => {
  it.each(['a', 'ab', '7', 'ж'])('is %s', (text) => expect(isShortWord(text)).toBe(true))
  it.each(['abc', '茶', 'a茶', '+', 'a+', 'a b', '🍵'])('is not %s', (text) =>
    expect(isShortWord(text)).toBe(false),
  )
})

describe('the ngrams of a text', () => {
  it.each([
    ['one Chinese character', '岁在癸丑', '丑'],
    ['two', '岁在癸丑', '在癸'],
    ['all of them', '岁在癸丑', '岁在癸丑'],
    ['Chinese on both sides of a comma', '九年,岁在', '年,岁'],
    ['a symbol', '100%', '%'],
    ['an emoji of several parts', '茶👨‍👩‍👧', '👨‍👩‍👧'],
    ['the beginning of a word', 'a teapot', 'te'],
    ['its first letter', 'a teapot', 't'],
    ['three letters inside of a word', 'a teapot', 'eap'],
    ['the end of one word and the beginning of the next', 'a teapot', 'a t'],
    ['words among Chinese', '使用 react 的', '用 re'],
    ['words with symbols', 'in c++ and c#', 'c++ and'],
  ])('hold those of %s', (_, text, query) => {
    expect(holds(text, query)).toBe(true)
  })

  it.each([
    ['the second letter of a word', 'tea', 'e'],
    ['two letters inside of a word', 'teapot', 'ea'],
    ['the same characters in another order', '岁在癸丑', '癸在'],
    ['three of them where only pairs are there', '我们,们在', '我们在'],
    ['a word that is not there', 'teapot', 'teapots'],
  ])('do not hold those of %s', (_, text, query) => {
    expect(holds(text, query)).toBe(false)
  })
})

describe('the ngrams of a query', () => {
  it('are never none, and never missing from a text that holds the query', () => {
    const random = createRandom(7)
    const some = () => fold(readable(randomText(random, 12)))
    for (let round = 0; round < 2_000; round += 1) {
      const query = some()
      if (query === '' || isShortWord(query)) continue
      const text = `${some()}${query}${some()}`
      expect(ngramsOfQuery(query).length, query).toBeGreaterThan(0)
      expect(holds(text, query), `${query} in ${text}`).toBe(true)
    }
  })

  it('stay few, however long the query is', () => {
    expect(ngramsOfQuery('永和九年岁在癸丑暮春之初会于会稽山阴之兰亭').length).toBeLessThanOrEqual(
      4,
    )
  })
})
