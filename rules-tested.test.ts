import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = import.meta.dirname
const RULE = /\b[A-Z]+-\d+\b/g

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Each engine has a SPEC.md. The ids of its rules are in bold. */
describe.each(globSync('packages/*/SPEC.md', { cwd: ROOT }))('%s', (spec) => {
  const rules = [...textOf(spec).matchAll(/\*\*([^*]+)\*\*/g)].flatMap(
    ([, bold = '']) => bold.match(RULE) ?? [],
  )
  const tests = globSync(spec.replace('SPEC.md', '{src,tests}/**/*.test.ts'), { cwd: ROOT })
    .map(textOf)
    .join('\n')

  it('contains rules', () => {
    expect(rules.length).toBeGreaterThan(0)
  })

  it('has a test for every rule', () => {
    expect(rules.filter((rule) => !tests.includes(`[${rule}]`))).toEqual([])
  })

  it('contains every rule that a test names', () => {
    const named = [...tests.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, rule = '']) => rule)
    expect([...new Set(named)].filter((rule) => !rules.includes(rule))).toEqual([])
  })
})
