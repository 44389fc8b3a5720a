import { ArchiveError } from './archive-error.ts'
import { type ArchiveSource, fileSource } from './archive-source.ts'
import type { ArchiveOrigin } from './archive-thread.ts'
import { withTarget } from './open-target.ts'

/** Opens an archive for some work. */
export const withArchive = async <T>(
  origin: ArchiveOrigin,
  work: (archive: ArchiveSource) => Promise<T>,
): Promise<T> => {
  if ('path' in origin) return work(await fileSource(origin.path))
  const { location, name } = origin
  return withTarget(location, async (target) => {
    const archive = await target.find(name)
    if (!archive) throw new ArchiveError('foreign', target.pathOf(name))
    return work(archive)
  })
}
