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

/** The folder, or all files, as the screen names them. */
export const namesOf = (files: readonly File[]): readonly string[] => {
  const folder = files[0]?.webkitRelativePath.split('/')[0]
  return folder ? [folder] : files.map(({ name }) => name)
}

/** Packs files as an archive. */
export const packFiles = (files: readonly File[]): Promise<Blob> => {
  const entries = files
    .filter(isWanted)
    .map((file) => ({ name: pathOf(file), input: file, lastModified: new Date(file.lastModified) }))
  return downloadZip(entries).blob()
}
