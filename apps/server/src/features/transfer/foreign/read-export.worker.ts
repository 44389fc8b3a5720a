import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { readBeginning } from '../archive/read-file.ts'
import { fileLinksOf, outerLinksOf, picturesOf } from '../markdown/addresses.ts'
import { withoutHtml } from '../markdown/raw-html.ts'
import type { ReadBlog, ReadTask, SpooledItem } from './export-reader.ts'
import {
  type ForeignAuthor,
  type ForeignFiles,
  type ForeignItem,
  HEAD_BYTES,
} from './foreign-blog.ts'
import { readerOf } from './readers.ts'
import { itemOf } from './values.ts'

/** Runs in its own thread, because exports are long and untrusted. */
export const ready = () => undefined

const copyOf = (files: ReadTask['files'], path: string) => {
  const copy = files.get(path)
  if (copy === undefined) throw new Error(`no copy of ${path}`)
  return copy
}

const filesOf = (files: ReadTask['files']): ForeignFiles => ({
  paths: [...files.keys()],
  open: (path) => createReadStream(copyOf(files, path)),
})

async function* itemsOf({ exports, files }: ReadTask): AsyncGenerator<ForeignItem> {
  const opened = filesOf(files)
  for (const path of exports) {
    const head = await readBeginning(copyOf(files, path), HEAD_BYTES)
    const known = readerOf(path, head.toString('utf8'))
    if (!known) throw new Error(`no reader for ${path}`)
    yield* known.reader.read(opened, path)
  }
}

/** Some programs have Markdown with HTML in it. */
const withoutRawHtml = (item: ForeignItem): ForeignItem => {
  if (item.type !== 'post') return item
  const { post } = item
  return itemOf(post.key, post.title, () => {
    const { text, notes, details: found } = withoutHtml(post.markdown)
    const details = [...(post.details ?? []), ...found]
    const all = [...new Set([...post.notes, ...notes])]
    return { type: 'post', post: { ...post, markdown: text, notes: all, details } }
  })
}

const spooled = (item: ForeignItem): SpooledItem => {
  if (item.type !== 'post') return item
  const { markdown } = item.post
  const files = fileLinksOf(markdown)
  const links = outerLinksOf(markdown).filter((address) => !files.includes(address))
  return { ...item, pictures: picturesOf(markdown), files, links }
}

/** Writes all items of the exports to a file. */
export const readExport = async (task: ReadTask): Promise<ReadBlog> => {
  const output = createWriteStream(task.spool)
  const authors = new Map<string, ForeignAuthor>()
  const oldPaths: string[] = []
  let total = 0
  for await (const read of itemsOf(task)) {
    const item = spooled(withoutRawHtml(read))
    total += 1
    if (item.type === 'post') oldPaths.push(...item.post.oldPaths)
    if (item.type === 'post' && item.post.author) {
      authors.set(JSON.stringify(item.post.author), item.post.author)
    }
    if (!output.write(`${JSON.stringify(item)}\n`)) await once(output, 'drain')
  }
  output.end()
  await finished(output)
  return { total, authors: [...authors.values()], oldPaths }
}
