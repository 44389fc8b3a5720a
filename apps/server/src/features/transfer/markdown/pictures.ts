import { posix } from 'node:path'
import { IMPORT } from '@lanting/contract'
import { decoded } from './values.ts'

export const isPictureFile = (path: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif|heic|svg)$/i.test(path)

/** The longest path in an archive, with every character percent-encoded. */
const ADDRESS_MAX = 3 * IMPORT.maxPathLength

/** Folders that blog programs serve from the root. */
const ROOTS = ['', 'source/', 'static/', 'public/', 'assets/']

/** Resolves an address in a text to a file of the archive, or undefined. */
export const fileOf = (
  address: string,
  { path, has }: { readonly path: string; readonly has: (path: string) => boolean },
): string | undefined => {
  if (address.length > ADDRESS_MAX || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address))
    return undefined
  const [named = ''] = address.split(/[?#]/, 1)
  // Editors on Windows write its paths.
  const plain = decoded(named).replaceAll('\\', '/').normalize('NFC')
  const folder = posix.dirname(path)
  const besides = path.replace(/\.[^.]+$/, '')
  const candidates = plain.startsWith('/')
    ? ROOTS.map((root) => `${root}${plain.slice(1)}`)
    : [`${folder}/${plain}`, `${besides}/${plain}`, ...ROOTS.map((root) => `${root}${plain}`)]
  return candidates
    .map((candidate) => posix.normalize(candidate).replace(/^\.\//, ''))
    .find((candidate) => !candidate.startsWith('..') && has(candidate))
}
