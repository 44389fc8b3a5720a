import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = import.meta.dirname
const RULE = /\b[A-Z]+-\d+\b/g

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Engines have a SPEC.md, whose rules have ids in bold. */
describe.each(globSync('packages/*/SPEC.md', { cwd: ROOT }))('%s', (spec) => {
  const rules = [...textOf(spec).matchAll(/\*\*([^*]+)\*\*/g)].flatMap(
    ([, bold = '']) => bold.match(RULE) ?? [],
  )
  const tests = globSync(spec.replace('SPEC.md', '{src,tests}/**/*.test.ts'), { cwd: ROOT })
    .map(textOf)
    .join('\n')

  it('has rules', () => {
    expect(rules.length).toBeGreaterThan(0)
  })

  it('has every rule in the name of a test', () => {
    expect(rules.filter((rule) => !tests.includes(`[${rule}]`))).toEqual([])
  })

  it('has every rule that a test names', () => {
    const named = [...tests.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, rule = '']) => rule)
    expect([...new Set(named)].filter((rule) => !rules.includes(rule))).toEqual([])
  })
})
