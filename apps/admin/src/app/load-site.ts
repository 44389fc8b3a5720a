import { api } from '../shared/api.ts'
import { useOwnerId } from '../shared/owner.ts'
import { useSiteName } from '../shared/site-name.ts'
import { useTimeZone } from '../shared/time-zone.ts'

let isLoaded = false

/** Loads name and time zone of the site once, before the first screen. Times are shown in it. */
export const loadSite = async (): Promise<void> => {
  if (isLoaded) return
  try {
    const { blog_name, time_zone, owner_id } = await api.getSettings(undefined, { quiet: true })
    useSiteName.setState(blog_name)
    useTimeZone.setState(time_zone)
    useOwnerId.setState(owner_id)
    isLoaded = true
  } catch (error) {
    console.info('Times are shown in the time zone of this browser.', error)
  }
}
