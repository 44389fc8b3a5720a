import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NOTICES_FILE, notices } from './scripts/notices.ts'

/** Agreed in docs: permissive ones, LGPL for a shared library, and licences of data and fonts. */
const ACCEPTED =
  /^(?:MIT(?:-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Python-2\.0|MPL-2\.0|Unlicense|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|LGPL-3\.0-or-later)$/

it('names the libraries of the present lock file: otherwise run npm run notices', () => {
  expect(readFileSync(NOTICES_FILE, 'utf8')).toBe(notices())
})

it('contains only licences that fit ours', () => {
  const licences = [...notices().matchAll(/^## (.+)$/gm)].map(([, licence = '']) => licence)
  const foreign = licences.filter((licence) =>
    licence
      .replace(/[()]/g, '')
      .split(/ (?:AND|OR) /)
      .some((part) => !ACCEPTED.test(part)),
  )
  expect(foreign).toEqual([])
  expect(licences).toContain('MIT')
})
