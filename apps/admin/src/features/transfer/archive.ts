import { zipEntries } from './zip-folder.ts'

/** Texts, settings that tell of old addresses, and pictures; whatever else a folder holds stays at home. */
const WANTED = /\.(?:md|markdown|ya?ml|toml|json|jpe?g|png|gif|webp|avif)$/i
/** What tools leave behind is large and never meant. */
const UNWANTED = /(?:^|\/)(?:node_modules|\.git|public|\.deploy_git)\//

export const isWanted = (path: string): boolean => WANTED.test(path) && !UNWANTED.test(path)

const pathOf = (file: File) => file.webkitRelativePath || file.name

/** A folder as one archive. */
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
