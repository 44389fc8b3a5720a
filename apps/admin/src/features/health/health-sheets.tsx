import type { SiteHealth } from '@lanting/contract'
import { fullDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { sizeText, spanText } from './amounts.ts'
import { FactSheet } from './fact-sheet.tsx'

interface Props {
  readonly health: SiteHealth
}

const DAY_MS = 86_400_000
/** So long without a backup is worth a word. */
const BACKUP_OLD_DAYS = 7

export const ProgramSheet = ({ health }: Props) => {
  const words = useCopy().admin.health
  const { memory, commit } = health
  return (
    <FactSheet
      title={words.program}
      facts={[
        { name: words.version, value: health.version },
        { name: words.commit, value: commit ? <code>{commit.slice(0, 12)}</code> : words.unknown },
        { name: words.node, value: health.node },
        { name: words.uptime, value: spanText(health.nowMs - health.startedAtMs, words) },
        {
          name: words.memory,
          value: words.memoryOf(sizeText(memory.usedBytes), sizeText(memory.machineBytes)),
        },
        { name: words.heap, value: sizeText(memory.heapBytes) },
        { name: words.delay, value: words.ms(health.delayMs) },
      ]}
    />
  )
}

const Reached = ({ reached }: { reached: SiteHealth['redis'] }) => {
  const words = useCopy().admin.health
  if (reached === null) return <span className="quiet">{words.noRedis}</span>
  return (
    <span className="chip" data-tone={reached.isReachable ? 'green' : 'red'}>
      {reached.isReachable ? words.reachable(reached.answeredInMs) : words.unreachable}
    </span>
  )
}

export const DatabaseSheet = ({ health: { database, redis } }: Props) => {
  const words = useCopy().admin.health
  const { applied, pending } = database.migrations
  return (
    <FactSheet
      title={words.database}
      facts={[
        { name: words.engine, value: `${words.engines[database.engine]} ${database.version}` },
        { name: words.answer, value: <Reached reached={database} /> },
        { name: words.redis, value: <Reached reached={redis} /> },
        {
          name: words.migrations,
          value: (
            <span className="chip" data-tone={pending.length > 0 ? 'red' : 'green'}>
              {pending.length > 0 ? words.pending(pending.length) : words.allApplied}
            </span>
          ),
        },
      ]}
    >
      <details className="migrations">
        <summary>
          {words.showMigrations} · {words.applied(applied.length)}
        </summary>
        <ul>
          {applied.map(({ name, appliedAtMs }) => (
            <li key={name}>
              <code>{name}</code>
              <small className="quiet number">{fullDate(appliedAtMs)}</small>
            </li>
          ))}
          {pending.map((name) => (
            <li key={name}>
              <code>{name}</code>
              <small className="fault">{words.pending(1)}</small>
            </li>
          ))}
        </ul>
      </details>
    </FactSheet>
  )
}

const LastBackup = ({ health: { lastBackup, nowMs } }: Props) => {
  const words = useCopy().admin.health
  if (lastBackup === null) return <p className="backup-note fault">{words.noBackup}</p>
  const days = Math.floor((nowMs - lastBackup.atMs) / DAY_MS)
  return (
    <div className="backup-note">
      <p>
        {words.backupAt(fullDate(lastBackup.atMs), sizeText(lastBackup.bytes))}{' '}
        {days >= BACKUP_OLD_DAYS && (
          <span className="chip" data-tone="amber">
            {words.oldBackup(days)}
          </span>
        )}
      </p>
      <small className="quiet">{lastBackup.folder}</small>
    </div>
  )
}

export const StorageSheet = ({ health }: Props) => {
  const words = useCopy().admin.health
  const { databaseBytes, uploads, songs, freeBytes, diskBytes } = health.storage
  return (
    <FactSheet
      title={words.storage}
      facts={[
        { name: words.database, value: sizeText(databaseBytes) },
        { name: words.uploads, value: words.counted(sizeText(uploads.bytes), uploads.count) },
        { name: words.songs, value: words.counted(sizeText(songs.bytes), songs.count) },
        { name: words.disk, value: words.diskOf(sizeText(freeBytes), sizeText(diskBytes)) },
      ]}
    >
      <h3 className="sheet-part">{words.backup}</h3>
      <LastBackup health={health} />
    </FactSheet>
  )
}
