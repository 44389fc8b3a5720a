import { ATTACHMENT, attachmentKindOf } from '@lanting/contract'
import { downloadZip } from 'client-zip'

/** Texts, exports, settings, archives of pictures, and pictures. */
const READ =
  /\.(?:md|markdown|ya?ml|toml|jsonl?|ndjson|xml|opml|dat|data|zip|jpe?g|png|gif|webp|avif|heic|svg)$/i
/** Folders of tools: large and not part of the content. */
const TOOLS = /(?:^|\/)(?:node_modules|\.git|\.deploy_git)\/|^[^/]+\/(?:public|_site)\//

/** A file that the server cannot use comes without its content, so that the report can name it. */
const isUsed = ({ name, size }: File): boolean =>
  READ.test(name) || (attachmentKindOf(name) !== undefined && size <= ATTACHMENT.maxBytes)

const pathOf = (file: File) => file.webkitRelativePath || file.name

/** The folder, or all files, as the screen names them. */
export const namesOf = (files: readonly File[]): readonly string[] => {
  const folder = files[0]?.webkitRelativePath.split('/')[0]
  return folder ? [folder] : files.map(({ name }) => name)
}

/** Packs files as an archive. */
export const packFiles = (files: readonly File[]): Promise<Blob> => {
  const entries = files
    .filter((file) => !TOOLS.test(pathOf(file)))
    .map((file) => ({
      name: pathOf(file),
      input: isUsed(file) ? file : '',
      lastModified: new Date(file.lastModified),
    }))
  return downloadZip(entries).blob()
}
