import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'
import { TableFoot } from '../../shared/pager.tsx'
import { PATHS } from '../../shared/paths.ts'
import { EmptyList, FailedList, LoadingList } from '../../shared/table-states.tsx'
import { Tabs } from '../../shared/tabs.tsx'
import { useTalkActions } from './talk-actions.ts'
import { TalkCard } from './talk-card.tsx'
import { TALK_TABS, type TalkSearch, type TalkTab } from './talk-search.ts'
import { talkCountsQuery, talkListQuery } from './talks.queries.ts'

const TalkTabs = ({ tab }: { tab: TalkTab }) => {
  const { tabs, title } = useCopy().admin.talks
  const { data: counts } = useQuery(talkCountsQuery())
  return (
    <Tabs
      label={title}
      to={PATHS.talks}
      names={TALK_TABS}
      current={tab}
      titles={tabs}
      counts={counts ?? {}}
    />
  )
}

export const TalkList = ({ search }: { search: TalkSearch }) => {
  const { talks } = useCopy().admin
  const { tab = 'public' } = search
  const { data, isError, refetch } = useQuery(talkListQuery(search))
  const actions = useTalkActions()
  return (
    <>
      <div className="screen-head">
        <h1>{talks.title}</h1>
        <span className="quiet">{data && talks.total(data.total)}</span>
        <div className="ends">
          <Link className="button" to={PATHS.talk}>
            <IconPlus aria-hidden size={18} stroke={1.8} />
            {talks.add}
          </Link>
        </div>
      </div>
      <TalkTabs tab={tab} />
      {isError && <FailedList onRetry={refetch} />}
      {data?.total === 0 && <EmptyList text={talks.empty} />}
      {!data && !isError && <LoadingList shape="rows" />}
      <ul className="talk-cards">
        {data?.list.map((talk) => (
          <TalkCard key={talk.id} talk={talk} actions={actions} />
        ))}
      </ul>
      {data && data.total > 0 && <TableFoot search={search} total={data.total} />}
    </>
  )
}
