import { describe, expect, it } from 'vitest'
import { createRandom, randomText } from '../../testing/random-text.ts'
import { isShortWord, ngramsOfQuery, ngramsOfText, wordPrefixesOf } from './ngrams.ts'
import { displayText, normalizeText } from './normalize.ts'

const contains = (text: string, query: string) =>
  new Set(ngramsOfQuery(query)).isSubsetOf(ngramsOfText(text))

describe('word prefixes', () => {
  it('are the first two letters of words, without duplicates', () => {
    expect(wordPrefixesOf('the then a 兰tea亭2026 é,ж')).toEqual(['th', 'a', 'te', '20', 'é', 'ж'])
  })
})

describe('a short word', () => {
  it.each(['a', 'ab', '7', 'ж'])('is %s', (text) => expect(isShortWord(text)).toBe(true))
  it.each(['abc', '茶', 'a茶', '+', 'a+', 'a b', '🍵'])('is not %s', (text) =>
    expect(isShortWord(text)).toBe(false),
  )
})

describe('the n-grams of a text', () => {
  it.each([
    ['one Chinese character', '岁在癸丑', '丑'],
    ['two Chinese characters', '岁在癸丑', '在癸'],
    ['the whole text', '岁在癸丑', '岁在癸丑'],
    ['Chinese on both sides of a comma', '九年,岁在', '年,岁'],
    ['a symbol', '100%', '%'],
    ['an emoji of several parts', '茶👨‍👩‍👧', '👨‍👩‍👧'],
    ['the beginning of a word', 'a teapot', 'te'],
    ['the first letter of a word', 'a teapot', 't'],
    ['three letters inside a word', 'a teapot', 'eap'],
    ['the end of one word and the beginning of the next', 'a teapot', 'a t'],
    ['words among Chinese', '使用 react 的', '用 re'],
    ['words with symbols', 'in c++ and c#', 'c++ and'],
  ])('include the n-grams of %s', (_, text, query) => {
    expect(contains(text, query)).toBe(true)
  })

  it.each([
    ['the second letter of a word', 'tea', 'e'],
    ['two letters inside a word', 'teapot', 'ea'],
    ['the same characters in another order', '岁在癸丑', '癸在'],
    ['three characters of which the text contains only pairs', '我们,们在', '我们在'],
    ['a word that the text does not contain', 'teapot', 'teapots'],
  ])('do not include the n-grams of %s', (_, text, query) => {
    expect(contains(text, query)).toBe(false)
  })
})

describe('the n-grams of a query', () => {
  it('are at least one, and included in every text that contains the query', () => {
    const random = createRandom(7)
    const randomNormalized = () => normalizeText(displayText(randomText(random, 12)))
    for (let round = 0; round < 2_000; round += 1) {
      const query = randomNormalized()
      if (query === '' || isShortWord(query)) continue
      const text = `${randomNormalized()}${query}${randomNormalized()}`
      expect(ngramsOfQuery(query).length, query).toBeGreaterThan(0)
      expect(contains(text, query), `${query} in ${text}`).toBe(true)
    }
  })

  it('are at most four for a long query', () => {
    expect(ngramsOfQuery('永和九年岁在癸丑暮春之初会于会稽山阴之兰亭').length).toBeLessThanOrEqual(
      4,
    )
  })
})
