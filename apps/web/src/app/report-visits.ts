import type { Api } from '../shared/api/api.ts'
import { type PageLocation, parametersOf } from '../shared/router/location.ts'
import type { Router } from '../shared/router/router.ts'

/** The part of the address that identifies a page. Language and list position do not count. */
const pageAt = (location: PageLocation): string => {
  const { id } = parametersOf(location)
  return id === undefined ? location.pathname : `${location.pathname}?id=${id}`
}

/** Reports client-side navigations, which the server does not see. */
export const reportVisits = (router: Router, api: Api): void => {
  router.onShown(({ from, to }) => {
    const path = pageAt(to.location)
    if (pageAt(from) === path) return
    api
      .addVisit({ body: { path } }, { quiet: true })
      .catch((error) => console.info('The visit is not counted.', error))
  })
}
