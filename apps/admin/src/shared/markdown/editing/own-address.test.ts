import { expect, it } from 'vitest'
import { ownAddress } from './own-address.ts'

const SITE = 'https://tea.example'

it.each([
  [`${SITE}/article?id=7`, '/article?id=7'],
  [` ${SITE}/article/tea-and-rain\n`, '/article/tea-and-rain'],
  [`${SITE}/article/%E8%8C%B6-2`, '/article/%E8%8C%B6-2'],
  [`${SITE}/home?song=7`, '/home?song=7'],
  [`${SITE}/talk?id=7`, '/talk?id=7'],
  [`${SITE}/photos?id=7`, '/photos?id=7'],
])('pastes %j without the host of the site', (pasted, path) => {
  expect(ownAddress(pasted, SITE)).toBe(path)
})

it.each([
  'https://evil.example/article/tea',
  `${SITE}/home`,
  `${SITE}/article/tea#comments`,
  `${SITE}/article/tea/rain`,
  `${SITE}/article/tea?from=mail`,
  `see ${SITE}/article/tea`,
  '/article/tea',
  'tea',
])('leaves %j alone', (pasted) => {
  expect(ownAddress(pasted, SITE)).toBeUndefined()
})
