import {
  type AdminNotification,
  NOTIFICATION_TYPES,
  NOTIFICATION_VIEW,
  visibleText,
} from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type Column, DataTable } from '../../shared/data-table.tsx'
import { ChoiceFilter, Filters, TextFilter } from '../../shared/filters.tsx'
import { shortDate } from '../../shared/formats.ts'
import { type Copy, useCopy } from '../../shared/language.ts'
import { TableFoot } from '../../shared/pager.tsx'
import { PATHS } from '../../shared/paths.ts'
import { EmptyList, FailedList } from '../../shared/table-states.tsx'
import { AnnounceButton } from './announce-dialog.tsx'
import { notificationsQuery } from './moderation.queries.ts'
import {
  MODERATION_SIZES,
  type NotificationSearch,
  readNotificationSearch,
} from './moderation-search.ts'

const VIEWS = [1, 2] as const

const isNarrowed = ({ text, name, from, until, type, view }: NotificationSearch) =>
  [text, name, from, until, type, view].some((value) => value !== undefined)

const NotificationFilters = ({ search }: { search: NotificationSearch }) => {
  const { notifications, table } = useCopy().admin
  const navigate = useNavigate()
  const { size } = search
  const go = (next: NotificationSearch) => navigate({ to: PATHS.notifications, search: next })
  return (
    <Filters
      shown={search}
      onSubmit={(form) => go(readNotificationSearch({ ...form, size }))}
      onReset={isNarrowed(search) && (() => go({ size }))}
    >
      <TextFilter name="name" label={notifications.to} value={search.name} />
      <TextFilter name="text" label={notifications.message} value={search.text} />
      <ChoiceFilter
        name="type"
        label={notifications.about}
        value={search.type}
        any={`${notifications.about}: ${table.all}`}
        choices={NOTIFICATION_TYPES.map((type) => [type, notifications.types[type]])}
      />
      <ChoiceFilter
        name="view"
        label={notifications.state}
        value={search.view}
        any={`${notifications.state}: ${table.all}`}
        choices={VIEWS.map((view) => [view, notifications.views[view]])}
      />
    </Filters>
  )
}

const notificationColumns = ({ admin: { notifications } }: Copy): Column<AdminNotification>[] => [
  {
    key: 'message',
    head: notifications.message,
    className: 'wide-cell',
    cell: ({ message }) => (
      <div className="post-text" dir="auto">
        {visibleText(message)}
      </div>
    ),
  },
  {
    key: 'nick_name',
    head: notifications.to,
    isLabelled: true,
    className: 'recipient-cell',
    cell: ({ nick_name }) => <bdi>{nick_name}</bdi>,
  },
  {
    key: 'type',
    head: notifications.about,
    isLabelled: true,
    className: 'quiet tight',
    cell: ({ type }) => notifications.types[type],
  },
  {
    key: 'isView',
    head: notifications.state,
    className: 'tight',
    cell: ({ isView }) => (
      <span className="chip" data-tone={isView === NOTIFICATION_VIEW.unread ? 'amber' : undefined}>
        {notifications.views[isView]}
      </span>
    ),
  },
  {
    key: 'createdAt',
    head: notifications.time,
    className: 'number quiet tight',
    cell: ({ createdAt }) => shortDate(createdAt, Date.now()),
  },
]

/** The notifications that the site has sent. */
export const NotificationList = ({ search }: { search: NotificationSearch }) => {
  const copy = useCopy()
  const { notifications, table } = copy.admin
  const { data, isError, refetch } = useQuery(notificationsQuery(search))
  const isEmpty = data?.total === 0
  return (
    <>
      <div className="screen-head">
        <h1>{notifications.title}</h1>
        <span className="quiet">{data && table.total(data.total)}</span>
        <div className="ends">
          <AnnounceButton />
        </div>
      </div>
      <p className="quiet lead">{notifications.lead}</p>
      <NotificationFilters search={search} />
      {isError && <FailedList onRetry={refetch} />}
      {isEmpty && (
        <EmptyList text={isNarrowed(search) ? table.nothingFound : notifications.empty} />
      )}
      {!isError && !isEmpty && (
        <DataTable<AdminNotification>
          label={notifications.title}
          columns={notificationColumns(copy)}
          rows={data?.list}
          idOf={({ id }) => id}
          nameOf={({ message }) => message}
          search={search}
        />
      )}
      {data && data.total > 0 && (
        <TableFoot search={search} total={data.total} sizes={MODERATION_SIZES} />
      )}
    </>
  )
}
