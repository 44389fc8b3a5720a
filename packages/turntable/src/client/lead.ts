import { LEAD_GUESS_MS, LEAD_MAX_MS } from '../timing.ts'

/** How late a sound arrives in this browser after a start or a seek, learned from each one. */
export const createLead = () => {
  let ms = LEAD_GUESS_MS
  return {
    ms: (): number => ms,
    /** Takes the error that a start or a seek with this lead had. */
    learn: (errorMs: number): void => {
      if (Math.abs(errorMs) < LEAD_MAX_MS) ms = Math.max(0, Math.min(LEAD_MAX_MS, ms + errorMs))
    },
  }
}
