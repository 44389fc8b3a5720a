import { api } from '../shared/api.ts'
import { useTimeZone } from '../shared/time-zone.ts'

let isLoaded = false

/** Loads the time zone of the site once, before the first screen. All screens show times in it. */
export const loadTimeZone = async (): Promise<void> => {
  if (isLoaded) return
  try {
    const { time_zone } = await api.getSettings(undefined, { quiet: true })
    useTimeZone.setState(time_zone)
    isLoaded = true
  } catch (error) {
    console.info('Times are shown in the time zone of this browser.', error)
  }
}
