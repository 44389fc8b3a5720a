import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router'
import type { Api } from '../shared/api/api.ts'

/** The part of the address that identifies a page. Language and list position do not count. */
const pageAt = ({ pathname, search }: ParsedLocation): string => {
  const { id } = search as { readonly id?: unknown }
  return id === undefined ? pathname : `${pathname}?id=${id}`
}

/** Reports client-side navigations, which the server does not see. */
export const reportVisits = (router: RegisteredRouter, api: Api): void => {
  router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    const path = pageAt(toLocation)
    if (!fromLocation || pageAt(fromLocation) === path) return
    api
      .addVisit({ body: { path } }, { quiet: true })
      .catch((error) => console.info('The visit is not counted.', error))
  })
}
