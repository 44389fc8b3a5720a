import { TRASH_DAYS } from '@lanting/contract'

const DAY_MS = 86_400_000

/** Items that were moved to trash before this time are deleted permanently. */
export const trashExpiredBefore = (now: number) => now - TRASH_DAYS * DAY_MS

export const trashExpiresAt = (trashedAt: number | null) =>
  trashedAt === null ? null : trashedAt + TRASH_DAYS * DAY_MS
