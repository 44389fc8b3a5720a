import {
  ATTACHMENT,
  attachmentKindOf,
  type ImportDetail,
  isAttachmentUrl,
  isVectorUrl,
  uploadsIn,
} from '@lanting/contract'
import type { ImportNeeds, Session } from './import-session.ts'

/** Imports the files that a text of our own export offers. Returns the text with their new addresses. */
export const takeAttachments = async (
  needs: ImportNeeds,
  { source, has, dryRun, pictures, report }: Session,
  text: string,
): Promise<{ readonly text: string; readonly details: readonly ImportDetail[] }> => {
  const details: ImportDetail[] = []
  let written = text

  const make = async (address: string) => {
    const file = address.slice(1)
    if (!has(file) || source.sizeOf(file) > ATTACHMENT.maxBytes) return undefined
    if (dryRun) return address
    return needs.addAttachment(await source.read(file, ATTACHMENT.maxBytes), address)
  }

  const isFile = (url: string) => isAttachmentUrl(url) && !isVectorUrl(url)
  for (const address of uploadsIn(text).filter(isFile)) {
    if (await needs.hasUpload(address)) continue
    if (!pictures.has(address)) {
      const made = await make(address)
      pictures.set(address, made)
      if (made !== undefined) report.count('files')
    }
    const url = pictures.get(address)
    if (url === undefined) details.push({ note: 'fileMissing', name: address })
    else written = written.replaceAll(address, url)
  }
  return { text: written, details }
}

/** Imports the files of another blog that a text links. Returns their new addresses. */
export const takeLinkedFiles = async (
  needs: ImportNeeds,
  { source, dryRun, pictures, report }: Session,
  /** The files by the addresses in the text. */
  files: ReadonlyMap<string, string>,
) => {
  const taken = new Map<string, string>()
  const details: ImportDetail[] = []

  const make = async (address: string, file: string) => {
    const isFit = attachmentKindOf(file) && source.sizeOf(file) <= ATTACHMENT.maxBytes
    if (!isFit) return undefined
    if (dryRun) return address
    return needs.addAttachment(await source.read(file, ATTACHMENT.maxBytes), file)
  }

  for (const [address, file] of files) {
    if (!pictures.has(file)) {
      const made = await make(address, file)
      pictures.set(file, made)
      if (made !== undefined) report.count('files')
    }
    const url = pictures.get(file)
    if (url === undefined) details.push({ note: 'fileMissing', name: address })
    else taken.set(address, url)
  }
  return { taken, details }
}
