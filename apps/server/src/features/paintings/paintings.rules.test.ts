import { PAINTING_PALETTES } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { paintingFailure } from './painting-failure.rules.ts'
import { subjectOf } from './paintings.rules.ts'

const at = (month: string) => Date.parse(`2026-${month}-15T12:00:00Z`)
const article = (title: string, changes: object = {}) => ({
  article_title: title,
  category_id: 3,
  created_at: at('04'),
  ...changes,
})

it('is the same for the same article, and another one for another title', () => {
  expect(subjectOf(article('兰亭'))).toEqual(subjectOf(article('兰亭')))
  expect(subjectOf(article('兰亭')).seed).not.toBe(subjectOf(article('兰亭集')).seed)
})

it.each([
  ['01', 'winter'],
  ['03', 'spring'],
  ['06', 'summer'],
  ['09', 'autumn'],
  ['12', 'winter'],
])('month %s is in %s', (month, season) => {
  expect(subjectOf(article('a', { created_at: at(month) })).season).toBe(season)
})

it('has several motifs in a season, and no snow in summer', () => {
  const motifs = Array.from(
    { length: 60 },
    (_, i) => subjectOf(article(`title ${i}`, { created_at: at('07') })).motif,
  )
  expect(new Set(motifs).size).toBeGreaterThan(3)
  expect(motifs).not.toContain('snow')
})

it('gives seven categories seven colours', () => {
  const palettes = PAINTING_PALETTES.map(
    (_, i) => subjectOf(article('a', { category_id: i + 1 })).palette,
  )
  expect(new Set(palettes).size).toBe(PAINTING_PALETTES.length)
})

it('follows the wishes of the owner', () => {
  const wishes = { motif: 'snow', palette: 'dusk' } as const
  expect(subjectOf(article('a'), wishes)).toMatchObject(wishes)
  const seeds = [0, 1, 2].map((turn) => subjectOf(article('a'), { turn }).seed)
  expect(new Set(seeds).size).toBe(3)
})

describe('a painting that was not made', () => {
  it.each(['pictureTooSlow', 'picturesBusy'])('is asked for again later: %s', (reason) => {
    expect(paintingFailure('a.avif', reason)).toMatchObject({ status: 503, retryAfterMs: 10_000 })
  })

  it('is a fault of the site for any other reason', () => {
    expect(paintingFailure('a.avif', 'notAPicture').message).toContain('a.avif')
  })
})
