import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOM = join(import.meta.dirname, '..')
const ids = (text: string) => new Set(text.match(/MUSIC-\d+/g))

it('every rule of the specification is kept by a test that names it, and no test names another', () => {
  const spec = readFileSync(join(ROOM, 'SPEC.md'), 'utf8')
  const rules = [...spec.matchAll(/^- \*\*(MUSIC-\d+)\*\*/gm)].map(([, id]) => id ?? '')
  const tests = readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(ROOM, name), 'utf8'))
  expect(rules).toEqual([...new Set(rules)])
  expect([...ids(tests.join())].sort()).toEqual(rules.toSorted())
})
