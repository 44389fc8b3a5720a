import { encodedStorage } from '@lanting/browser'
import { type Place, readPlaces, withPlace } from './reading-place.rules.ts'

const PLACES_KEY = 'readingPlaces'

const places = () => readPlaces(encodedStorage.read(PLACES_KEY))

export const storedPlace = (id: number): Place | undefined =>
  places().find((place) => place.id === id)

/** Without a place, the article is forgotten. */
export const storePlace = (id: number, place?: Place): void => {
  encodedStorage.write(PLACES_KEY, withPlace(places(), id, place))
}
