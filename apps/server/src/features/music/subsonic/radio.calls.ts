import { isWebAddress } from '@lanting/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Call } from './catalogue.ts'
import type { RadioStore } from './radio.store.ts'
import { notFound, SubsonicError } from './subsonic-error.ts'

interface Needs {
  readonly stations: RadioStore
  readonly now: Clock
}

const STATIONS_MAX = 500
const ROW_MAX = 2_147_483_647

const expectAdministrator = ({ listener }: Call) => {
  if (!listener.isAdministrator) throw new SubsonicError('notAuthorized', 'Administrators only')
}

const stationOf = ({ parameters }: Call) => {
  const station = {
    name: parameters.required('name'),
    stream_url: parameters.required('streamUrl'),
    home_page_url: parameters.optional('homepageUrl') ?? parameters.optional('homePageUrl') ?? '',
  }
  const { stream_url, home_page_url } = station
  if (!isWebAddress(stream_url) || (home_page_url !== '' && !isWebAddress(home_page_url))) {
    throw new SubsonicError('generic', 'A station has addresses of the web')
  }
  return station
}

const idOf = ({ parameters }: Call) => {
  const id = Number(parameters.required('id'))
  if (!Number.isInteger(id) || id < 1 || id > ROW_MAX) throw notFound('station')
  return id
}

/** Calls about radio stations. Everybody hears them, administrators choose them. */
export const radioCalls = ({ stations, now }: Needs) => ({
  getInternetRadioStations: async () => {
    const internetRadioStation = (await stations.all()).map((row) => ({
      id: String(row.id),
      name: row.name,
      streamUrl: row.stream_url,
      ...(row.home_page_url !== '' && { homePageUrl: row.home_page_url }),
    }))
    return { internetRadioStations: { internetRadioStation } }
  },

  createInternetRadioStation: async (call: Call) => {
    expectAdministrator(call)
    const station = stationOf(call)
    if ((await stations.all()).length >= STATIONS_MAX) {
      throw new SubsonicError('generic', 'Too many stations')
    }
    await stations.add(station, now())
    return {}
  },

  updateInternetRadioStation: async (call: Call) => {
    expectAdministrator(call)
    if (!(await stations.update(idOf(call), stationOf(call)))) throw notFound('station')
    return {}
  },

  deleteInternetRadioStation: async (call: Call) => {
    expectAdministrator(call)
    if (!(await stations.remove(idOf(call)))) throw notFound('station')
    return {}
  },
})
