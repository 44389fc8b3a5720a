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
import { useCopy, type Words } from '../../shared/language.ts'
import { TableFoot } from '../../shared/pager.tsx'
import { PATHS } from '../../shared/paths.ts'
import { EmptyList, FailedList } from '../../shared/table-states.tsx'
import { noticesQuery } from './moderation.queries.ts'
import { MODERATION_SIZES, type NoticeSearch, readNoticeSearch } from './moderation-search.ts'

const VIEWS = [1, 2] as const

const isNarrowed = ({ text, name, from, until, type, view }: NoticeSearch) =>
  [text, name, from, until, type, view].some((value) => value !== undefined)

const NoticeFilters = ({ search }: { search: NoticeSearch }) => {
  const { notices, table } = useCopy().admin
  const navigate = useNavigate()
  const { size } = search
  const go = (next: NoticeSearch) => navigate({ to: PATHS.notifications, search: next })
  return (
    <Filters
      shown={search}
      onSubmit={(form) => go(readNoticeSearch({ ...form, size }))}
      onReset={isNarrowed(search) && (() => go({ size }))}
    >
      <TextFilter name="name" label={notices.to} value={search.name} />
      <TextFilter name="text" label={notices.message} value={search.text} />
      <ChoiceFilter
        name="type"
        label={notices.about}
        value={search.type}
        any={`${notices.about}: ${table.all}`}
        choices={NOTIFICATION_TYPES.map((type) => [type, notices.types[type]])}
      />
      <ChoiceFilter
        name="view"
        label={notices.state}
        value={search.view}
        any={`${notices.state}: ${table.all}`}
        choices={VIEWS.map((view) => [view, notices.views[view]])}
      />
    </Filters>
  )
}

const noticeColumns = ({ admin: { notices } }: Words): Column<AdminNotification>[] => [
  {
    key: 'message',
    head: notices.message,
    className: 'wide-cell',
    cell: ({ message }) => (
      <div className="writing-text" dir="auto">
        {visibleText(message)}
      </div>
    ),
  },
  { key: 'nick_name', head: notices.to, cell: ({ nick_name }) => <bdi>{nick_name}</bdi> },
  {
    key: 'type',
    head: notices.about,
    className: 'quiet tight',
    cell: ({ type }) => notices.types[type],
  },
  {
    key: 'isView',
    head: notices.state,
    className: 'tight',
    cell: ({ isView }) => (
      <span className="chip" data-tone={isView === NOTIFICATION_VIEW.unread ? 'amber' : undefined}>
        {notices.views[isView]}
      </span>
    ),
  },
  {
    key: 'createdAt',
    head: notices.time,
    className: 'number quiet tight',
    cell: ({ createdAt }) => shortDate(createdAt, Date.now()),
  },
]

/** What the site has told people lately. */
export const NoticeList = ({ search }: { search: NoticeSearch }) => {
  const words = useCopy()
  const { notices, table } = words.admin
  const { data, isError, refetch } = useQuery(noticesQuery(search))
  const isEmpty = data?.total === 0
  return (
    <>
      <div className="screen-head">
        <h1>{notices.title}</h1>
        <span className="quiet">{data && table.total(data.total)}</span>
      </div>
      <p className="quiet lead">{notices.lead}</p>
      <NoticeFilters search={search} />
      {isError && <FailedList onRetry={refetch} />}
      {isEmpty && <EmptyList text={isNarrowed(search) ? table.nothingFound : notices.empty} />}
      {!isError && !isEmpty && (
        <DataTable<AdminNotification>
          label={notices.title}
          columns={noticeColumns(words)}
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
