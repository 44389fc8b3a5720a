import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const textOf = (pattern: string) =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

it('styles use only variables that a style or a script sets', () => {
  const styles = textOf('{apps,packages}/*/src/**/*.css')
  const scripts = textOf('{apps,packages}/*/src/**/*.{ts,tsx}')
  const set = new Set([
    ...namesIn(styles, /(--[\w-]+)\s*:/g),
    ...namesIn(scripts, /['"`](--[\w-]+)['"`]/g),
  ])
  // A variable with a fallback may be unset.
  const used = namesIn(styles, /var\((--[\w-]+)\)/g)
  expect(used.size).toBeGreaterThan(0)
  expect([...used].filter((name) => !set.has(name))).toEqual([])
})
