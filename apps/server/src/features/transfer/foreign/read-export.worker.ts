import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { picturesOf } from '../markdown/pictures.ts'
import type { ReadTask, SpooledItem } from './export-reader.ts'
import type { ForeignAuthor, ForeignBlog, ForeignItem } from './foreign-blog.ts'
import { UnreadableExport } from './unreadable-export.ts'
import { readWordpress } from './wordpress/read-wordpress.ts'

/** Runs in its own thread, because exports are long and untrusted. */
export const ready = () => undefined

const blogOf = ({ kind, file, site, timeZone }: ReadTask): ForeignBlog => {
  if (kind === 'wordpress') return readWordpress(file, { site, timeZone })
  throw new UnreadableExport(kind)
}

const spooled = (item: ForeignItem): SpooledItem =>
  item.type === 'post' ? { ...item, pictures: picturesOf(item.post.markdown) } : item

/** Writes all items of an export to a file. Returns undefined if the export cannot be read. */
export const readExport = async (task: ReadTask) => {
  const output = createWriteStream(task.spool)
  const authors = new Map<string, ForeignAuthor>()
  let total = 0
  try {
    for await (const item of blogOf(task)) {
      total += 1
      if (item.type === 'post' && item.post.author) {
        authors.set(JSON.stringify(item.post.author), item.post.author)
      }
      if (!output.write(`${JSON.stringify(spooled(item))}\n`)) await once(output, 'drain')
    }
  } catch (error) {
    if (error instanceof UnreadableExport) return undefined
    throw error
  } finally {
    output.end()
    await finished(output)
  }
  return { total, authors: [...authors.values()] }
}
