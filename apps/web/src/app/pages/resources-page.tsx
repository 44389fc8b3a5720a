import type { ResourceSide } from '@lanting/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { GroupGrid } from '../../features/resources/group-grid.tsx'
import { resourceGroupsQuery } from '../../features/resources/resources.queries.ts'
import { useCopy } from '../../shared/language.ts'
import { useApi } from '../../shared/use-api.ts'
import { Banner } from '../banner/banner.tsx'

const ROUTE_NAMES = { front: 'Front', back: 'Back' } as const

/** The same screen for both sides. */
const ResourcesPage = ({ side }: { side: ResourceSide }) => {
  const { data: groups } = useSuspenseQuery(resourceGroupsQuery(useApi(), side))
  const { resources, titles } = useCopy()
  return (
    <>
      <Banner routeName={ROUTE_NAMES[side]} title={titles[ROUTE_NAMES[side]]}>
        <p>{resources.motto[side]}</p>
      </Banner>
      <div className="wide-column">
        <h2 className="for-screen-readers">{resources.groups[side]}</h2>
        {groups.length === 0 && (
          <section className="card empty">
            <h3>{resources.noGroups}</h3>
            <p>{resources.noGroupsText}</p>
          </section>
        )}
        <GroupGrid side={side} groups={groups} />
      </div>
    </>
  )
}

export const FrontPage = () => <ResourcesPage side="front" />
export const BackPage = () => <ResourcesPage side="back" />
