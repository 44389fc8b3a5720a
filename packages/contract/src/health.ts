import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { orNull } from './fields.ts'

const Bytes = Type.Integer()
const Moment = Type.Integer()

/** One node of the site. */
export const SiteNode = Type.Object({
  /** Host name and process id. */
  name: Type.String(),
  version: Type.String(),
  /** True for the node that answers this call. */
  own: Type.Boolean(),
  startedAtMs: Moment,
  /** Time of the last heartbeat. */
  seenAtMs: Moment,
  memoryBytes: Bytes,
  /** The longest recent delay of the event loop. */
  delayMs: Type.Number(),
})
export type SiteNode = Static<typeof SiteNode>

export const Backup = Type.Object({ atMs: Moment, file: Type.String(), bytes: Bytes })
export type Backup = Static<typeof Backup>

const Reached = Type.Object({ isReachable: Type.Boolean(), answeredInMs: Type.Number() })

export const SiteHealth = Type.Object({
  nowMs: Moment,
  /** The beginning of every absolute address that the site writes, as set by PUBLIC_URL. */
  publicUrl: Type.String(),
  version: Type.String(),
  /** The Git commit of the running code; null if unknown. */
  commit: orNull(Type.String()),
  node: Type.String(),
  startedAtMs: Moment,
  memory: Type.Object({ usedBytes: Bytes, heapBytes: Bytes, machineBytes: Bytes }),
  delayMs: Type.Number(),
  database: Type.Object({
    engine: Type.Unsafe<'sqlite' | 'postgres'>({ type: 'string', enum: ['sqlite', 'postgres'] }),
    version: Type.String(),
    ...Reached.properties,
    migrations: Type.Object({
      applied: Type.Array(Type.Object({ name: Type.String(), appliedAtMs: Moment })),
      pending: Type.Array(Type.String()),
    }),
  }),
  /** Null: the site runs without Redis. */
  redis: Type.Unsafe<Static<typeof Reached> | null>({ anyOf: [Reached, { type: 'null' }] }),
  /** Null: the files are in a folder. */
  bucket: Type.Unsafe<Static<typeof Reached> | null>({ anyOf: [Reached, { type: 'null' }] }),
  storage: Type.Object({
    databaseBytes: Bytes,
    uploads: Type.Object({ count: Type.Integer(), bytes: Bytes }),
    songs: Type.Object({ count: Type.Integer(), bytes: Bytes }),
    freeBytes: Bytes,
    diskBytes: Bytes,
  }),
  /** Songs whose loudness the program ffmpeg would measure, if it were installed. */
  unmeasuredSongs: Type.Integer(),
  nodes: Type.Array(SiteNode),
  /** The last successful backup; null if there is none. */
  lastBackup: Type.Unsafe<Backup | null>({ anyOf: [Backup, { type: 'null' }] }),
})
export type SiteHealth = Static<typeof SiteHealth>

export const getSiteHealth = endpoint({
  summary: 'Get the health of the site: version, database, storage, nodes, last backup',
  method: 'GET',
  path: '/api/health/site',
  access: 'administrator',
  limit: perMinute(120),
  result: SiteHealth,
})
