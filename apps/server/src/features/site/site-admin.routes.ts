import { endpoints, isOwnersChange, isPictureAddress, settingsFaults } from '@lanting/contract'
import { isUniqueViolation, type Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { dateText, wireTimes } from '../../http/times.ts'
import type { Clock } from '../../platform/clock.ts'
import { pageHeaderStore } from './page-headers.store.ts'
import { isTimeZone, picturesOf } from './settings.rules.ts'
import { settingsStore } from './settings.store.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  /** Records the pictures of a subject in the transaction that writes it. */
  readonly keepPictures: (
    transaction: Queries,
    shown: {
      readonly subject: 'settings' | `header:${number}`
      readonly urls: readonly string[]
      readonly by: Identity
    },
  ) => Promise<void>
}

const DAY_LENGTH = 'YYYY-MM-DD'.length

const rejectDuplicate = (error: unknown): never => {
  throw isUniqueViolation(error) ? new AppError('pageHeaderExists') : error
}

const rejectFaults = (faults: ReturnType<typeof settingsFaults>) => {
  const addresses = faults.filter((name) => name !== 'founded_on')
  if (addresses.length > 0) {
    throw new AppError('wrongAddress', { detail: { member: addresses.join(', ') } })
  }
  if (faults.length > 0) throw new AppError('wrongMember', { detail: { member: 'founded_on' } })
}

export const siteAdminRoutes = (serve: Serve, { queries, now, keepPictures }: Needs) => {
  serve(endpoints.getSettings, async () => {
    const stored = await settingsStore(queries).read()
    return { ...stored, ...wireTimes(stored, stored.time_zone) }
  })

  serve(endpoints.updateConfig, async ({ body }, { identity: by }) => {
    if (body.time_zone !== undefined && !isTimeZone(body.time_zone)) {
      throw new AppError('wrongTimeZone')
    }
    const { owner_id, time_zone } = await settingsStore(queries).read()
    if (isOwnersChange(body) && by.id !== owner_id) throw new AppError('ownerOnly')
    const zone = body.time_zone ?? time_zone
    rejectFaults(settingsFaults(body, dateText(now(), zone).slice(0, DAY_LENGTH)))
    if (Object.keys(body).length === 0) return true
    await withAdminLock(queries, async (transaction) => {
      const settings = settingsStore(transaction)
      await settings.write(body, now())
      const urls = picturesOf(await settings.read())
      await keepPictures(transaction, { subject: 'settings', urls, by })
    })
    return true
  })

  serve(endpoints.addOrUpdatePageHeader, async ({ body }, { identity: by }) => {
    const { id, route_name, bg_url } = body
    if (!isPictureAddress(bg_url)) {
      throw new AppError('wrongAddress', { detail: { member: 'bg_url' } })
    }
    return withAdminLock(queries, async (transaction) => {
      const headers = pageHeaderStore(transaction)
      const header = { route_name, bg_url }
      const written = id ? await headers.update(id, header) : await headers.add(header)
      if (written === undefined) throw new AppError('pageHeaderNotFound')
      await keepPictures(transaction, { subject: `header:${written}`, urls: [bg_url], by })
      return { id: written }
    }).catch(rejectDuplicate)
  })

  serve(endpoints.deletePageHeader, async ({ body: { id } }) => {
    if (!(await pageHeaderStore(queries).remove(id))) throw new AppError('pageHeaderNotFound')
    return true
  })
}
