import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'

const isExecutable = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

/** Returns the path of the program ffmpeg in the first folder that has it; undefined without it. */
export const findFfmpeg = async (folders: readonly string[]): Promise<string | undefined> => {
  for (const folder of folders) {
    const path = join(folder, 'ffmpeg')
    if (await isExecutable(path)) return path
  }
  return undefined
}
