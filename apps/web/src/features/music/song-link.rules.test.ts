import { expect, it } from 'vitest'
import { askedIn } from './dock/dock-state.ts'
import { songIn, songLink } from './song-link.rules.ts'

it.each([
  ['?song=12', 12],
  ['?lang=en&song=7&x', 7],
  ['?song=', undefined],
  ['?song=0', undefined],
  ['?song=-3', undefined],
  ['?song=1e3', undefined],
  ['?song=12;drop', undefined],
  ['?song=99999999999999999999', undefined],
  ['?songs=12', undefined],
  ['', undefined],
])('reads from %s the song %s', (search, id) => {
  expect(songIn(search)).toBe(id)
})

it.each([
  ['/article?id=3&showSpecial#x', '/article?id=3&song=12'],
  ['/article?song=7&id=3&lang=en', '/article?id=3&song=12'],
  ['/home?page=2', '/home?page=2&song=12'],
  ['/home?utm_source=x', '/home?song=12'],
  ['/', '/?song=12'],
  ['/nowhere?id=3', '/nowhere?song=12'],
])('shares %s as %s, with the parameters of the page and no others', (page, link) => {
  expect(songLink(`https://a.b${page}`, 12)).toBe(`https://a.b${link}`)
})

it.each([
  ['?showSpecial', true],
  ['?showSpecial=', true],
  ['?a=1&showSpecial=1', true],
  ['?song=4', true],
  ['?showSpecially', false],
  ['?songs=4', false],
  ['?q=song', false],
  ['', false],
])('%s belongs to the player: %s', (search, does) => {
  expect(askedIn(search) !== '').toBe(does)
})
