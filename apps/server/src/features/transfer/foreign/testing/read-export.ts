import { artalkReader } from '../comments/artalk.ts'
import { disqusReader } from '../comments/disqus.ts'
import { twikooReader } from '../comments/twikoo.ts'
import { walineReader } from '../comments/waline.ts'
import type { ForeignItem, ForeignReader } from '../foreign-blog.ts'
import { ghostReader } from '../ghost/read-ghost.ts'
import { halo1Reader } from '../halo/read-halo-1.ts'
import { halo2Reader } from '../halo/read-halo-2.ts'
import { typechoReader } from '../typecho/read-typecho.ts'

const READERS: Readonly<Record<string, ForeignReader>> = {
  artalk: artalkReader,
  disqus: disqusReader,
  ghost: ghostReader,
  halo1: halo1Reader,
  halo2: halo2Reader,
  twikoo: twikooReader,
  typecho: typechoReader,
  waline: walineReader,
}

const CHUNK_BYTES = 7

/** Reads an export in small chunks, so that nothing depends on their borders. */
export const readExport = async (
  reader: ForeignReader,
  path: string,
  content: string | Buffer,
  besides: Readonly<Record<string, string>> = {},
) => {
  const contents = new Map([
    [path, Buffer.from(content)],
    ...Object.entries(besides).map(([name, text]) => [name, Buffer.from(text)] as const),
  ])
  const files = {
    paths: [...contents.keys()],
    open: async function* (name: string) {
      const bytes = contents.get(name) ?? Buffer.alloc(0)
      for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
        yield bytes.subarray(from, from + CHUNK_BYTES)
      }
    },
  }
  const head = Buffer.from(content).toString('utf8')
  const items: ForeignItem[] = []
  for await (const item of reader.read(files, path)) items.push(item)
  return {
    items,
    /** The names of all readers that take the file for theirs. */
    recognised: Object.keys(READERS).filter((name) => READERS[name]?.isExport(path, head)),
    posts: items.flatMap((item) => (item.type === 'post' ? [item.post] : [])),
    comments: items.flatMap((item) => (item.type === 'comment' ? [item.comment] : [])),
    failures: items.flatMap((item) => (item.type === 'failure' ? [item.failure.note] : [])),
  }
}
