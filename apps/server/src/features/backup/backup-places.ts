import type { BackupFile, BackupPlace } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import { ArchiveError } from './archive-error.ts'
import type { ArchiveSource } from './archive-source.ts'
import type { BackupTarget, StoredBackup } from './backup-target.ts'
import { type BackupLocation, openTarget } from './open-target.ts'

interface Listing {
  readonly places: BackupPlace[]
  /** Newest first. */
  readonly list: BackupFile[]
}

interface Found {
  readonly location: BackupLocation
  readonly archive: ArchiveSource
}

/** One entry for each name, with the places that have it. */
const merged = (found: readonly { target: BackupTarget; files: readonly StoredBackup[] }[]) => {
  const byName = new Map<string, BackupFile>()
  for (const { target, files } of found) {
    for (const file of files) {
      const { places = [] } = byName.get(file.name) ?? {}
      byName.set(file.name, { ...file, places: [...places, target.kind] })
    }
  }
  return [...byName.values()].toSorted((a, b) => b.atMs - a.atMs)
}

const isOutage = (error: unknown) => error instanceof ArchiveError && error.fault === 'unreachable'

/** All places of backups. A bucket that is away hides its own archives, and nothing else. */
export const openBackupPlaces = async (
  locations: readonly [BackupLocation, ...BackupLocation[]],
) => {
  const opened = await Promise.all(
    locations.map(async (location) => ({ location, target: await openTarget(location) })),
  )
  const targets = opened.map(({ target }) => target)

  const list = async (): Promise<Listing> => {
    const found = await Promise.all(
      targets.map(async (target) => {
        const listed = await target.list().catch((error) => {
          if (!isOutage(error)) throw error
          return undefined
        })
        return { target, files: listed ?? [], isReachable: listed !== undefined }
      }),
    )
    const places = found.map(({ target: { kind, text }, isReachable }) => {
      return { kind, text, isReachable }
    })
    return { places, list: merged(found) }
  }

  /** Returns the first place that has an archive. */
  const find = async (name: string): Promise<Found> => {
    let isAway = false
    for (const { location, target } of opened) {
      const archive = await target.find(name).catch((error) => {
        if (!isOutage(error)) throw error
        isAway = true
        return undefined
      })
      if (archive) return { location, archive }
    }
    throw new AppError(isAway ? 'backupUnreachable' : 'backupNotFound')
  }

  return {
    locations,
    targets,
    list,
    find,
    /** Deletes an archive in every place. */
    delete: async (name: string): Promise<void> => {
      for (const target of targets) {
        await target.delete(name).catch((error) => {
          throw isOutage(error) ? new AppError('backupUnreachable') : error
        })
      }
    },
    close: () => {
      for (const target of targets) target.close()
    },
  }
}

export type BackupPlaces = Awaited<ReturnType<typeof openBackupPlaces>>
