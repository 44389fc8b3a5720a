import { describe, expect, it } from 'vitest'
import { fixtureNames, readFixture, rejectedPlaces } from './architecture/fixtures.ts'
import { RULES, violationsOf } from './architecture/rules.ts'
import { readRepository } from './architecture/sources.ts'

const CLEAN = 'clean'
const rules = Object.keys(RULES)

describe('the repository', () => {
  const tree = readRepository(import.meta.dirname)

  it('finds source files', () => {
    expect(tree.map(({ path }) => path)).toContain('packages/contract/src/index.ts')
  })

  it.each(rules)('has no %s', (name) => {
    expect(violationsOf(name, tree)).toEqual([])
  })
})

describe('the fixtures', () => {
  const clean = readFixture(CLEAN)

  it('exist for every rule, and for nothing else', () => {
    expect(fixtureNames().sort()).toEqual([CLEAN, ...rules].sort())
  })

  it.each(rules)('are rejected by %s in every marked line and nowhere else', (name) => {
    const planted = readFixture(name)
    const places = new Set(violationsOf(name, planted).map((line) => line.split(' ')[0]))
    expect([...places].sort()).toEqual(rejectedPlaces(planted).sort())
    expect(places.size).toBeGreaterThan(0)
  })

  it.each(rules)('contain no %s in the clean tree', (name) => {
    expect(clean.length).toBeGreaterThan(0)
    expect(violationsOf(name, clean)).toEqual([])
  })
})
