import { type ImportedFile, isPictureAddress, readPaintingUrl } from '@lanting/contract'
import { takeLinkedFiles } from './import-attachments.ts'
import { takePictures } from './import-pictures.ts'
import type { ImportNeeds, Session } from './import-session.ts'
import { importedRowStore } from './imported-rows.store.ts'
import { articleHash, type Plan, type Post, pageHash, placeOf } from './plan-post.ts'
import { uploadAddressStore } from './upload-addresses.store.ts'

/** Of the text that is here: what an import may complete. */
const readPresent = async ({ queries, content }: ImportNeeds, post: Post, id: number) => {
  if (placeOf(post.article) === 'pages') {
    const page = await content.pages.find(queries, id)
    return page && { text: page.page_content, cover: undefined, hash: pageHash(page) }
  }
  const article = await content.articles.find(queries, id)
  return (
    article && {
      text: article.article_content,
      cover: article.article_cover ?? '',
      hash: articleHash(article),
    }
  )
}

interface Completion {
  readonly text: string
  readonly cover?: string
  /** The new addresses by their old ones. */
  readonly taken: ReadonlyMap<string, string>
}

const write = async (
  needs: ImportNeeds,
  session: Session,
  { post, id, completion }: { post: Post; id: number; completion: Completion },
) => {
  const { key, article, fileHash } = post
  const { text, cover, taken } = completion
  const place = placeOf(article)
  const rendered = await needs.renderMarkdown(text)
  await needs.withAdminLock(async (transaction) => {
    const rows = importedRowStore(transaction)
    const known = await rows.find(key)
    const before = await readPresent({ ...needs, queries: transaction }, post, id)
    if (!known || !before) return
    const shown = { ...rendered, content: text, ...(cover ? { cover } : {}) }
    await needs.content[place].complete(transaction, id, shown)
    const after = await readPresent({ ...needs, queries: transaction }, post, id)
    // A text that was edited here stays an edited one.
    const isEdited = before.hash !== known.content_hash
    const content_hash = isEdited || !after ? known.content_hash : after.hash
    const { row_id, import_id } = known
    const row = { place, row_id, source: key, import_id, file_hash: fileHash, content_hash }
    await rows.put(row)
    const { oldPaths } = article
    await uploadAddressStore(transaction).keep(taken, {
      ...{ key, oldPaths, site: session.site },
      isPublic: place === 'pages' || (await needs.content.articles.isPublic(transaction, id)),
    })
  })
}

/**
 * Brings the pictures, files and links that an earlier import could not find to a text that is here already.
 * Only their addresses change, also in a text that was edited here. Returns undefined if there are none.
 */
export const completePost = async (
  needs: ImportNeeds,
  session: Session,
  { post, plan: { id, isEdited } }: { readonly post: Post; readonly plan: Plan },
): Promise<Partial<ImportedFile> | undefined> => {
  const present = id === undefined ? undefined : await readPresent(needs, post, id)
  if (id === undefined || !present) return undefined
  const { key, article, pictures, linkedFiles = new Map<string, string>() } = post
  const isMissing = (address: string) => present.text.includes(address)
  // The host of the blog may have been told only now.
  const links = [...(post.links ?? [])].filter(
    ([address]) => /^(?:https?:)?\/\//i.test(address) && isMissing(address),
  )
  const isPainted = readPaintingUrl(article.cover) !== undefined
  // Without its file a cover has its old address here, or none.
  const hasNone = (present.cover === '' && !isEdited) || present.cover === article.cover
  const wantsCover = article.cover !== '' && !isPainted && hasNone
  const addresses = [...pictures.filter(isMissing), ...(wantsCover ? [article.cover] : [])]
  const files = new Map([...linkedFiles].filter(([address]) => isMissing(address)))
  if (addresses.length + files.size + links.length === 0) return undefined
  const found = await takePictures(needs, session, { path: key, addresses })
  const linked = await takeLinkedFiles(needs, session, files)
  const taken = new Map([...linked.taken, ...found.taken])
  const written = await needs.parser.writeAddresses(present.text, new Map([...links, ...taken]))
  if (typeof written === 'string') return undefined
  const named = wantsCover ? found.taken.get(article.cover) : undefined
  const cover = named !== undefined && isPictureAddress(named) ? named : undefined
  const isChanged = session.dryRun
    ? taken.size > 0 || written.text !== present.text
    : written.text !== present.text || cover !== undefined
  if (!isChanged) return undefined
  if (!session.dryRun) {
    await write(needs, session, { post, id, completion: { text: written.text, cover, taken } })
  }
  return {
    outcome: 'updated',
    pictures: found.taken.size,
    notes: [...found.notes],
    details: [...found.details],
  }
}
