import { BIN_DAYS } from '@lanting/contract'

const DAY_MS = 86_400_000

/** What went into the bin before this moment goes for good. */
export const trashExpiredBefore = (now: number) => now - BIN_DAYS * DAY_MS

export const goesAt = (trashedAt: number | null) =>
  trashedAt === null ? null : trashedAt + BIN_DAYS * DAY_MS
