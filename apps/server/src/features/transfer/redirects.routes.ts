import { endpoints } from '@lanting/contract'
import { createOnce } from '../../database/create-once.ts'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { canLeadTo, leadsBack, startOf } from './redirects.rules.ts'
import { redirectStore } from './redirects.store.ts'

/** A redirect is known by its path. */
const NO_ID = 0

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  /** Without a slash at the end. */
  readonly publicUrl: string
}

export const redirectRoutes = (serve: Serve, { queries, now, publicUrl }: Needs) => {
  const store = redirectStore(queries)

  serve(endpoints.getRedirectList, async ({ body: { current, size, path } }) => {
    const part = path ?? ''
    const [list, total] = await Promise.all([
      store.page(part, { current, size }),
      store.total(part),
    ])
    return { current, size, list, total }
  })

  serve(endpoints.addRedirect, async ({ body }, { identity }) => {
    const path = startOf(body.path)
    if (path === undefined) throw new AppError('redirectStartTaken')
    const target = body.target.trim()
    if (!canLeadTo(target)) throw new AppError('wrongAddress', { detail: { member: 'target' } })
    const creation = { kind: 'redirect', by: identity, clientId: body.client_id }
    await createOnce({ queries, now }, creation, async (transaction) => {
      const redirects = redirectStore(transaction)
      const { targetOf } = redirects
      if (await leadsBack({ path, target, publicUrl, targetOf })) throw new AppError('redirectLoop')
      const isAdded = !(await redirects.isLive(path)) && (await redirects.addAddress(path, target))
      if (!isAdded) throw new AppError('redirectStartTaken')
      return NO_ID
    })
    return { path }
  })

  serve(endpoints.deleteRedirect, async ({ body: { path } }) => {
    if (!(await store.remove(path))) throw new AppError('redirectNotFound')
    return true
  })
}
