import type { ImportKind } from '@lanting/contract'
import { artalkReader } from './comments/artalk.ts'
import { disqusReader } from './comments/disqus.ts'
import { twikooReader } from './comments/twikoo.ts'
import { walineReader } from './comments/waline.ts'
import type { ForeignReader } from './foreign-blog.ts'
import { ghostReader } from './ghost/read-ghost.ts'
import { halo1Reader } from './halo/read-halo-1.ts'
import { halo2Reader } from './halo/read-halo-2.ts'
import { typechoReader } from './typecho/read-typecho.ts'
import { wordpressReader } from './wordpress/read-wordpress.ts'

interface KnownReader {
  readonly kind: ImportKind
  readonly reader: ForeignReader
}

const READERS: readonly KnownReader[] = [
  { kind: 'wordpress', reader: wordpressReader },
  { kind: 'ghost', reader: ghostReader },
  { kind: 'halo', reader: halo2Reader },
  { kind: 'halo', reader: halo1Reader },
  { kind: 'typecho', reader: typechoReader },
  { kind: 'disqus', reader: disqusReader },
  { kind: 'waline', reader: walineReader },
  { kind: 'artalk', reader: artalkReader },
  { kind: 'twikoo', reader: twikooReader },
]

/** Finds the reader of a file by its path and its beginning. Posts have a lower rank than comments. */
export const readerOf = (
  path: string,
  head: string,
): (KnownReader & { readonly rank: number }) | undefined => {
  const rank = READERS.findIndex(({ reader }) => reader.isExport(path, head))
  const known = READERS[rank]
  return known && { ...known, rank }
}
