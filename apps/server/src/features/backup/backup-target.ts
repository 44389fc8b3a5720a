import type { Writable } from 'node:stream'
import type { BackupFile, BackupPlaceKind } from '@lanting/contract'
import type { ArchiveSource } from './archive-source.ts'
import { archiveTime, isScheduledName } from './format.rules.ts'

export type StoredBackup = Omit<BackupFile, 'places'>

/** A place of finished archives. */
export interface BackupTarget {
  readonly kind: BackupPlaceKind
  /** Names the place, without secrets. */
  readonly text: string
  /** Names an archive in this place. */
  pathOf(name: string): string
  /** Newest first. */
  list(): Promise<StoredBackup[]>
  find(name: string): Promise<ArchiveSource | undefined>
  /**
   * Stores an archive that is written to the opened sink. It has its name when all of it has been
   * written. Returns its size.
   */
  store(name: string, write: (open: () => Writable) => Promise<void>): Promise<number>
  /** Rejects when the place has no room for so many bytes. */
  requireSpace(name: string, bytes: number): Promise<void>
  delete(name: string): Promise<void>
  close(): void
}

/** Reads the name of an archive; undefined for another file. */
export const storedBackup = (name: string, bytes: number): StoredBackup | undefined => {
  const atMs = archiveTime(name)
  if (atMs === undefined) return undefined
  const isEncrypted = name.endsWith('.age')
  return { name, atMs, bytes, isEncrypted, isScheduled: isScheduledName(name) }
}
