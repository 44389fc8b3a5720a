import { pipeline } from 'node:stream/promises'
import type { ArchiveSource } from './archive-source.ts'
import type { BackupTarget } from './backup-target.ts'
import type { OnProgress } from './progress.ts'

/** Copies an archive to another place, where it appears when all of it is there. */
export const copyArchive = async (
  archive: ArchiveSource,
  { target, name }: { readonly target: BackupTarget; readonly name: string },
  onProgress: OnProgress,
): Promise<void> => {
  const { bytes: totalBytes } = archive
  const counted = async function* () {
    let doneBytes = 0
    for await (const part of archive.stream()) {
      doneBytes += part.length
      onProgress({ doneBytes, totalBytes })
      yield part
    }
  }
  await target.requireSpace(name, totalBytes)
  await target.store(name, (open) => pipeline(counted(), open()))
}
