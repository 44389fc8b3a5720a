import type { ImportDetail } from '@lanting/contract'
import type { Session } from './import-session.ts'
import type { Post } from './plan-post.ts'
import { isOldUpload } from './upload-addresses.rules.ts'

/** Adds the files beside the export that a post links, and names those that are not there. */
export const withLinkedFiles = (
  { findPicture, findAttachment, site }: Session,
  { article, ...post }: Post,
  addresses: readonly string[],
): Post => {
  const pictures: string[] = []
  const linkedFiles = new Map<string, string>()
  const missing: ImportDetail[] = []
  for (const address of addresses) {
    const file = findAttachment(address)
    if (file !== undefined) linkedFiles.set(address, file)
    else if (findPicture(address) !== undefined) pictures.push(address)
    else if (isOldUpload(address, site)) missing.push({ note: 'fileMissing', name: address })
  }
  const notes = missing.length > 0 ? (['fileMissing', ...article.notes] as const) : article.notes
  return {
    ...post,
    linkedFiles,
    pictures: [...post.pictures, ...pictures],
    article: { ...article, notes, details: [...article.details, ...missing] },
  }
}
