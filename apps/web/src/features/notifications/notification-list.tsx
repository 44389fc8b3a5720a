import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rowsOf } from '../../shared/endless/endless-list.ts'
import { useLanguage } from '../../shared/language.ts'
import { useApi } from '../../shared/use-api.ts'
import { NotificationRow } from './notification-row.tsx'
import { notificationsQuery } from './notifications.queries.ts'
import { useDrawerCopy } from './use-drawer-copy.ts'
import type { useNotificationActions } from './use-notification-actions.ts'

interface Props {
  readonly userId: number
  readonly actions: ReturnType<typeof useNotificationActions>
}

/** The notification list with infinite loading. */
export const NotificationList = ({ userId, actions }: Props) => {
  const drawer = useDrawerCopy()
  const [now] = useState(Date.now)
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(notificationsQuery(useApi(), userId, useLanguage()))
  if (isPending) {
    return (
      <div className="notifications" aria-hidden="true">
        {[1, 2, 3, 4].map((row) => (
          <span key={row} className="skeleton notification-skeleton" />
        ))}
      </div>
    )
  }
  if (isError && !data) {
    return (
      <p className="drawer-note" role="alert">
        {drawer.failed}{' '}
        <button type="button" className="link" onClick={() => refetch()}>
          {drawer.again}
        </button>
      </p>
    )
  }
  const list = rowsOf(data.pages)
  if (list.length === 0) return <p className="drawer-note">{drawer.empty}</p>
  return (
    <>
      <ul className="notifications">
        {list.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            now={now}
            target={actions.targetOf(notification)}
            onGo={() => actions.go(notification)}
            onRemove={() => actions.remove(notification)}
          />
        ))}
      </ul>
      <div className="drawer-footer">
        {hasNextPage ? (
          <button type="button" aria-busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {drawer.more}
          </button>
        ) : (
          <p>{drawer.end}</p>
        )}
      </div>
    </>
  )
}
