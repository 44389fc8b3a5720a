import { contains } from '../../database/contains.ts'
import type { Queries } from '../../database/open.ts'
import { type Page, readPage } from '../../database/read-page.ts'
import { idsWithText, isAmong } from '../../database/search-index/find-texts.ts'

interface SentFilter {
  readonly receiver: string
  readonly text: string
  readonly type: number | undefined
  readonly isView: number | undefined
  readonly created: readonly [number, number] | undefined
}

/** The notifications of all users, newest first. */
export const sentNotifications = async (
  queries: Queries,
  { receiver, text, type, isView, created }: SentFilter,
  page: Page,
) => {
  const withText = await idsWithText(queries, 'notifications', text)
  const found = queries
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .$if(receiver !== '', (rows) => rows.where(contains('users.nick_name', receiver)))
    .$if(withText !== undefined, (rows) =>
      rows.where(isAmong(queries, 'notifications.id', withText ?? [])),
    )
    .$if(type !== undefined, (rows) => rows.where('notifications.type', '=', type ?? 0))
    .$if(isView !== undefined, (rows) => rows.where('notifications.is_view', '=', isView ?? 0))
    .$if(created !== undefined, (rows) =>
      rows
        .where('notifications.created_at', '>=', created?.[0] ?? 0)
        .where('notifications.created_at', '<', created?.[1] ?? 0),
    )
  const counted = await found
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const total = Number(counted.total)
  const rows = await readPage(
    found.selectAll('notifications').select('users.nick_name'),
    [
      ['notifications.created_at', 'desc'],
      ['notifications.id', 'desc'],
    ],
    page,
    total,
  )
  return { rows, total }
}
