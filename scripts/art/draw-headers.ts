import { mkdirSync, writeFileSync } from 'node:fs'
import { THEMES } from '@lanting/painting'
import { drawAvif } from './encode.ts'
import { HEADER_ROUTES, HEADER_SHAPES, headerFileName, headerOf } from './headers.ts'

/** Draws every default header picture, or only the pictures of the given routes. */
const FOLDER = new URL('../../apps/web/public/art/headers/', import.meta.url)
const NAME_WIDTH = 16
const SIZE_WIDTH = 13

const wanted = process.argv.slice(2)
const routes = HEADER_ROUTES.filter((route) => wanted.length === 0 || wanted.includes(route))
const variants = THEMES.flatMap((theme) => HEADER_SHAPES.map((shape) => ({ theme, shape })))
const row = (name: string, cells: readonly string[]) =>
  name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(SIZE_WIDTH)).join('')
const inKilobytes = (bytes: number) => (bytes / 1_024).toFixed(1)

const start = performance.now()
let total = 0
mkdirSync(FOLDER, { recursive: true })
console.log(
  row(
    'kB',
    variants.map(({ theme, shape }) => `${theme} ${shape}`),
  ),
)
for (const route of routes) {
  const cells: string[] = []
  for (const { theme, shape } of variants) {
    const bytes = await drawAvif(headerOf(route, theme, shape))
    writeFileSync(new URL(headerFileName(route, theme, shape), FOLDER), bytes)
    total += bytes.length
    cells.push(inKilobytes(bytes.length))
  }
  console.log(row(route, cells))
}
const seconds = ((performance.now() - start) / 1_000).toFixed(0)
console.log(`${routes.length * variants.length} pictures, ${inKilobytes(total)} kB, ${seconds} s`)
