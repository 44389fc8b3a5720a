import type { SiteHealth } from '@lanting/contract'
import { fullDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { sizeText, spanText } from './amounts.ts'
import { FactSheet } from './fact-sheet.tsx'
import { LoudnessNote } from './loudness-note.tsx'

interface Props {
  readonly health: SiteHealth
}

const DAY_MS = 86_400_000
/** A backup older than this shows a warning. */
const BACKUP_OLD_DAYS = 7

export const ProgramSheet = ({ health }: Props) => {
  const copy = useCopy().admin.health
  const { memory, commit } = health
  return (
    <FactSheet
      title={copy.program}
      facts={[
        { name: copy.version, value: health.version },
        { name: copy.commit, value: commit ? <code>{commit.slice(0, 12)}</code> : copy.unknown },
        { name: copy.node, value: health.node },
        { name: copy.uptime, value: spanText(health.nowMs - health.startedAtMs, copy) },
        {
          name: copy.memory,
          value: copy.memoryOf(sizeText(memory.usedBytes), sizeText(memory.machineBytes)),
        },
        { name: copy.heap, value: sizeText(memory.heapBytes) },
        { name: copy.delay, value: copy.ms(health.delayMs) },
      ]}
    />
  )
}

const ConnectionStatus = ({ connection }: { connection: SiteHealth['redis'] }) => {
  const copy = useCopy().admin.health
  if (connection === null) return <span className="quiet">{copy.notUsed}</span>
  return (
    <span className="chip" data-tone={connection.isReachable ? 'green' : 'red'}>
      {connection.isReachable ? copy.reachable(connection.answeredInMs) : copy.unreachable}
    </span>
  )
}

export const DatabaseSheet = ({ health: { database, redis } }: Props) => {
  const copy = useCopy().admin.health
  const { applied, pending } = database.migrations
  return (
    <FactSheet
      title={copy.database}
      facts={[
        { name: copy.engine, value: `${copy.engines[database.engine]} ${database.version}` },
        { name: copy.answer, value: <ConnectionStatus connection={database} /> },
        { name: copy.redis, value: <ConnectionStatus connection={redis} /> },
        {
          name: copy.migrations,
          value: (
            <span className="chip" data-tone={pending.length > 0 ? 'red' : 'green'}>
              {pending.length > 0 ? copy.pending(pending.length) : copy.allApplied}
            </span>
          ),
        },
      ]}
    >
      <details className="migrations">
        <summary>
          {copy.showMigrations} · {copy.applied(applied.length)}
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
              <small className="fault">{copy.pending(1)}</small>
            </li>
          ))}
        </ul>
      </details>
    </FactSheet>
  )
}

const LastBackup = ({ health: { lastBackup, nowMs } }: Props) => {
  const copy = useCopy().admin.health
  if (lastBackup === null) return <p className="backup-note fault">{copy.noBackup}</p>
  const days = Math.floor((nowMs - lastBackup.atMs) / DAY_MS)
  return (
    <div className="backup-note">
      <p>
        {copy.backupAt(fullDate(lastBackup.atMs), sizeText(lastBackup.bytes))}{' '}
        {days >= BACKUP_OLD_DAYS && (
          <span className="chip" data-tone="amber">
            {copy.oldBackup(days)}
          </span>
        )}
      </p>
      <small className="quiet">{lastBackup.file}</small>
    </div>
  )
}

export const StorageSheet = ({ health }: Props) => {
  const copy = useCopy().admin.health
  const { databaseBytes, uploads, songs, freeBytes, diskBytes } = health.storage
  return (
    <FactSheet
      title={copy.storage}
      facts={[
        { name: copy.database, value: sizeText(databaseBytes) },
        { name: copy.uploads, value: copy.counted(sizeText(uploads.bytes), uploads.count) },
        { name: copy.songs, value: copy.counted(sizeText(songs.bytes), songs.count) },
        { name: copy.bucket, value: <ConnectionStatus connection={health.bucket} /> },
        { name: copy.disk, value: copy.diskOf(sizeText(freeBytes), sizeText(diskBytes)) },
      ]}
    >
      <LoudnessNote songs={health.unmeasuredSongs} />
      <h3 className="sheet-part">{copy.backup}</h3>
      <LastBackup health={health} />
    </FactSheet>
  )
}
