import { downloadZip } from 'client-zip'

/** Texts, exports, settings with old permalinks, archives of pictures, and pictures. */
const WANTED =
  /\.(?:md|markdown|ya?ml|toml|jsonl?|ndjson|xml|dat|data|zip|jpe?g|png|gif|webp|avif)$/i
/** Folders of tools: large and not part of the content. */
const UNWANTED = /(?:^|\/)(?:node_modules|\.git|public|\.deploy_git)\//

const pathOf = (file: File) => file.webkitRelativePath || file.name

const isWanted = (file: File): boolean => {
  const path = pathOf(file)
  return WANTED.test(path) && !UNWANTED.test(path)
}

/** Packs files as an archive. */
export const packFiles = (files: readonly File[]): Promise<Blob> => {
  const entries = files
    .filter(isWanted)
    .map((file) => ({ name: pathOf(file), input: file, lastModified: new Date(file.lastModified) }))
  return downloadZip(entries).blob()
}
