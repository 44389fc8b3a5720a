import { posix } from 'node:path'

/** `![words](address "title")`, and `src` of an image tag; the address is the second group. */
const MARKDOWN = /(!\[[^\]]*\]\(\s*)(<[^>\n]+>|[^\s()]+(?:\([^\s()]*\)[^\s()]*)*)/g
const HTML = /(<img\b[^>]*?\bsrc\s*=\s*["'])([^"']+)/gi

const bare = (address: string) => address.replace(/^<(.*)>$/, '$1')

/** The addresses of all pictures in a text, each once. */
export const picturesOf = (text: string): string[] => [
  ...new Set(
    [MARKDOWN, HTML].flatMap((form) =>
      [...text.matchAll(form)].map(([, , address = '']) => bare(address)),
    ),
  ),
]

export const replacePictures = (text: string, found: ReadonlyMap<string, string>): string =>
  [MARKDOWN, HTML].reduce(
    (replaced, form) =>
      replaced.replaceAll(
        form,
        (_, before: string, address: string) => `${before}${found.get(bare(address)) ?? address}`,
      ),
    text,
  )

/** Where programs of this kind keep what is served from the root. */
const ROOTS = ['', 'source/', 'static/', 'public/', 'assets/']

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    // A lone percent sign means itself.
    return path
  }
}

/** Which file of the archive an address in a text means; undefined when it means none of them. */
export const fileOf = (
  address: string,
  { path, has }: { readonly path: string; readonly has: (path: string) => boolean },
): string | undefined => {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return undefined
  const plain = decoded(address.replace(/[?#].*$/, '')).normalize('NFC')
  const folder = posix.dirname(path)
  const besides = path.replace(/\.[^.]+$/, '')
  const candidates = plain.startsWith('/')
    ? ROOTS.map((root) => `${root}${plain.slice(1)}`)
    : [`${folder}/${plain}`, `${besides}/${plain}`, ...ROOTS.map((root) => `${root}${plain}`)]
  return candidates
    .map((candidate) => posix.normalize(candidate).replace(/^\.\//, ''))
    .find((candidate) => !candidate.startsWith('..') && has(candidate))
}
