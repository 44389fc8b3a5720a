import { create } from 'zustand'

/** The time zone of the site; that of the browser until it is known. */
export const useTimeZone = create(() => Intl.DateTimeFormat().resolvedOptions().timeZone)

/** Returns the time zone of the site if the person could take a time for one of their own. */
export const useDoubtedTimeZone = (): string | undefined => {
  const zone = useTimeZone()
  return zone === Intl.DateTimeFormat().resolvedOptions().timeZone ? undefined : zone
}
