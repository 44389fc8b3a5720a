import { useQuery } from '@tanstack/react-query'
import { useCopy } from '../../shared/language.ts'
import { FailedList, LoadingList } from '../../shared/table-states.tsx'
import { AddressSheet } from './address-sheet.tsx'
import { healthQuery } from './health.queries.ts'
import { DatabaseSheet, ProgramSheet, StorageSheet } from './health-sheets.tsx'
import { NodeTable } from './node-table.tsx'

const REFRESHED_EVERY_MS = 10_000

/** The health of the site, refreshed periodically. */
export const HealthScreen = () => {
  const { health: copy } = useCopy().admin
  const { data, isError, isFetching, refetch } = useQuery({
    ...healthQuery(),
    refetchInterval: REFRESHED_EVERY_MS,
  })
  return (
    <>
      <div className="screen-head">
        <h1>{copy.title}</h1>
        <div className="ends">
          <button
            type="button"
            className="button ghost"
            aria-busy={isFetching}
            onClick={() => refetch()}
          >
            {copy.refresh}
          </button>
        </div>
      </div>
      {!data && !isError && <LoadingList shape="rows" />}
      {isError && !data && <FailedList onRetry={refetch} />}
      {data && (
        <>
          <AddressSheet url={data.publicUrl} />
          <div className="fact-sheets">
            <ProgramSheet health={data} />
            <DatabaseSheet health={data} />
            <StorageSheet health={data} />
          </div>
          <h2 className="table-title">{copy.nodes}</h2>
          <NodeTable health={data} />
        </>
      )}
    </>
  )
}
