import { access, constants, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder has the permission of a program, too. */
const isProgram = async (path: string) => {
  try {
    await access(path, constants.X_OK)
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}

/** Returns the path of the program ffmpeg in the first folder that has it; undefined without it. */
export const findFfmpeg = async (folders: readonly string[]): Promise<string | undefined> => {
  for (const folder of folders) {
    const path = join(folder, 'ffmpeg')
    if (await isProgram(path)) return path
  }
  return undefined
}
