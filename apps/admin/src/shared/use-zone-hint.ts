import { useCopy } from './language.ts'
import { doubtedTimeZone, useTimeZone } from './time-zone.ts'

/** Names the time zone of a field, if it could be doubted. */
export const useZoneHint = (): string | undefined => {
  const { inTimeZone } = useCopy().admin.actions
  useTimeZone()
  const zone = doubtedTimeZone()
  return zone && inTimeZone(zone)
}
