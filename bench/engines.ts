import pg from 'pg'
import { startPostgres } from '../apps/server/src/testing/services.ts'
import { measureReads, type ReadResult } from './measure-reads.ts'
import { READS } from './reads.ts'
import { openSeededSite, type SeededSite } from './seeded-site.ts'
import type { Settings } from './settings.ts'

export interface EngineResult {
  readonly engine: string
  readonly seedSeconds: number
  readonly reads: readonly ReadResult[]
}

interface Addresses {
  readonly few?: string
  readonly many?: string
  /** The engine would do this some minutes later. */
  settle(): Promise<void>
}

const measure = async (
  engine: string,
  { few, many, settle }: Addresses,
  settings: Settings,
): Promise<EngineResult> => {
  const sites: SeededSite[] = []
  const open = async (articles: number, url: string | undefined) => {
    const site = await openSeededSite(articles, url)
    sites.push(site)
    return site
  }
  try {
    const small = await open(settings.fewArticles, few)
    const large = await open(settings.manyArticles, many)
    await settle()
    const reads = await measureReads(READS, small, large, settings)
    return { engine, seedSeconds: large.seedSeconds, reads }
  } finally {
    for (const site of sites) await site.close()
  }
}

export const measureSqlite = (settings: Settings): Promise<EngineResult> =>
  measure(`SQLite ${process.versions.sqlite}`, { settle: async () => undefined }, settings)

const query = async (url: string, statement: string): Promise<Record<string, string>[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

const atDatabase = (url: string, name: string) =>
  Object.assign(new URL(url), { pathname: name }).href

/** Its own cluster, with the default durability of PostgreSQL. */
export const measurePostgres = async (settings: Settings): Promise<EngineResult> => {
  const { url, stop } = await startPostgres({ durable: true })
  try {
    await query(url, 'create database few')
    await query(url, 'create database many')
    const few = atDatabase(url, 'few')
    const many = atDatabase(url, 'many')
    const settle = async () => {
      await query(few, 'vacuum analyze')
      await query(many, 'vacuum analyze')
    }
    const [row] = await query(url, 'show server_version')
    const version = row?.server_version?.split(' ')[0]
    return await measure(`PostgreSQL ${version}`, { few, many, settle }, settings)
  } finally {
    await stop()
  }
}
