import { type ImportedFile, isPictureAddress, isWebAddress, LENGTH } from '@lanting/contract'
import type { ForeignLink } from './foreign/foreign-blog.ts'
import { type ImportNeeds, refused, type Session } from './import-session.ts'
import { importedRowStore } from './imported-rows.store.ts'
import { cut } from './markdown/values.ts'
import { rowContentStore } from './row-contents.store.ts'

/** Adds a friend link once. Returns a line if it cannot. */
export const importLink = async (
  { queries, content, withAdminLock }: ImportNeeds,
  { dryRun, importId, report, seen }: Session,
  { name, address, description, avatar }: ForeignLink,
): Promise<ImportedFile | undefined> => {
  const isFit = isWebAddress(address) && address.length <= LENGTH.siteUrl && name.trim() !== ''
  if (!isFit) return refused(address, 'linkAddress', name)
  const key = `link:${address}`
  const isKnown = seen.has(key) || (await content.links.find(queries, address)) !== undefined
  if (isKnown) return undefined
  seen.add(key)
  report.count('links')
  if (dryRun) return undefined
  const isAvatar = isPictureAddress(avatar) && avatar.length <= LENGTH.siteAvatar
  await withAdminLock(async (transaction) => {
    const row_id = await content.links.add(transaction, {
      name: cut(name.trim(), LENGTH.siteName),
      address,
      description: cut(description.trim(), LENGTH.siteDescription),
      avatar: isAvatar ? avatar : '',
    })
    await importedRowStore(transaction).put({
      place: 'links',
      row_id,
      source: key,
      import_id: importId,
      content_hash: await rowContentStore(transaction).hashOf('links', row_id),
    })
  })
  return undefined
}
