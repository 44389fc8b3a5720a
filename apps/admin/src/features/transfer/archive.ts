import { zipEntries } from './zip-folder.ts'

/** Texts, settings with old permalinks, and pictures. Other files are skipped. */
const WANTED = /\.(?:md|markdown|ya?ml|toml|json|jpe?g|png|gif|webp|avif)$/i
/** Folders of tools: large and not part of the content. */
const UNWANTED = /(?:^|\/)(?:node_modules|\.git|public|\.deploy_git)\//

const isWanted = (path: string): boolean => WANTED.test(path) && !UNWANTED.test(path)

const pathOf = (file: File) => file.webkitRelativePath || file.name

/** Packs a folder as an archive. */
export const packFolder = async (files: readonly File[]): Promise<Blob> => {
  const wanted = files.filter((file) => isWanted(pathOf(file)))
  const entries = await Promise.all(
    wanted.map(async (file) => ({
      path: pathOf(file),
      content: new Uint8Array(await file.arrayBuffer()),
    })),
  )
  return new Blob(zipEntries(entries), { type: 'application/zip' })
}
