import type { SiteHealth, SiteNode } from '@lanting/contract'
import { type Column, DataTable } from '../../shared/data-table.tsx'
import { fullDate, shortDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { sizeText } from './amounts.ts'

/** Three missed heartbeats. */
const SILENT_AFTER_MS = 15_000

/** All processes of the site with their last heartbeat. */
export const NodeTable = ({ health: { nodes, nowMs } }: { health: SiteHealth }) => {
  const { health } = useCopy().admin
  const moment = (ms: number) => shortDate(fullDate(ms), nowMs)
  const columns: Column<SiteNode>[] = [
    {
      key: 'name',
      head: health.nodeName,
      className: 'wide-cell',
      cell: ({ name, own }) => (
        <>
          {name} {own && <span className="chip">{health.own}</span>}
        </>
      ),
    },
    {
      key: 'alive',
      head: health.answer,
      isLabelled: true,
      className: 'tight',
      cell: ({ seenAtMs }) => {
        const isSilent = nowMs - seenAtMs >= SILENT_AFTER_MS
        return (
          <span className="chip" data-tone={isSilent ? 'red' : 'green'}>
            {isSilent ? health.silent : health.alive}
          </span>
        )
      },
    },
    {
      key: 'version',
      head: health.version,
      isLabelled: true,
      className: 'number',
      cell: ({ version }) => version,
    },
    {
      key: 'started',
      head: health.started,
      isLabelled: true,
      className: 'number quiet tight',
      cell: ({ startedAtMs }) => moment(startedAtMs),
    },
    {
      key: 'seen',
      head: health.seen,
      isLabelled: true,
      className: 'number quiet tight',
      cell: ({ seenAtMs }) => moment(seenAtMs),
    },
    {
      key: 'memory',
      head: health.memory,
      isLabelled: true,
      className: 'number tight',
      cell: ({ memoryBytes }) => sizeText(memoryBytes),
    },
    {
      key: 'delay',
      head: health.delay,
      isLabelled: true,
      className: 'number tight',
      cell: ({ delayMs }) => health.ms(delayMs),
    },
  ]
  const placeOf = new Map(nodes.map((node, place) => [node, place]))
  return (
    <DataTable<SiteNode>
      label={health.nodes}
      columns={columns}
      rows={nodes}
      idOf={(node) => placeOf.get(node) ?? 0}
      nameOf={({ name }) => name}
    />
  )
}
