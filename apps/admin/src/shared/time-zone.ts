import { create } from 'zustand'

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The time zone of the site; that of the browser until it is known. */
export const useTimeZone = create(browserZone)

/** Returns the time zone of the site if the person could take a time for one of their own. */
export const doubtedTimeZone = (): string | undefined => {
  const zone = useTimeZone.getState()
  return zone === browserZone() ? undefined : zone
}
