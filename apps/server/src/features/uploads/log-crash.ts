import type { OnCrash } from './picture-maker.ts'

interface Log {
  warn(fields: { readonly err: unknown }, message: string): void
}

const MESSAGES = {
  ended: 'a picture process has ended',
  tooSlow: 'a picture took too long, its process was stopped',
}

/** Logs why a picture process has ended, with its error if there is one. */
export const logCrash =
  (log: Log): OnCrash =>
  (reason, error) =>
    log.warn({ err: error }, MESSAGES[reason])
