import {
  CompiledQuery,
  createQueryId,
  type KyselyPlugin,
  type QueryId,
  type RootOperationNode,
  sql,
} from 'kysely'
import type { Queries } from '../database/open.ts'

interface PlanNode {
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

const rowsOf = (node: PlanNode): number =>
  Math.max(
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0),
    ...(node.Plans ?? []).map(rowsOf),
  )

/** Queries that count their statements and record the query plans of SQLite. */
export const watchedQueries = (queries: Queries) => {
  const begun = new WeakMap<QueryId, RootOperationNode>()
  const answered: RootOperationNode[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      begun.set(queryId, node)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      const node = begun.get(queryId)
      if (node) answered.push(node)
      return result
    },
  }
  return {
    queries: queries.withPlugin(plugin),
    sent: () => answered.length,
    planned: async (): Promise<string[]> => {
      const steps: string[] = []
      for (const node of answered) {
        const { sql, parameters } = queries.getExecutor().compileQuery(node, createQueryId())
        const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
        const { rows } = await queries.executeQuery<{ detail: string }>(plan)
        steps.push(...rows.map(({ detail }) => detail))
      }
      return steps
    },
    /** Runs the statements again on PostgreSQL. Returns the most rows that a step has read. */
    mostRows: async (): Promise<number> => {
      let most = 0
      for (const node of answered) {
        const { sql, parameters } = queries.getExecutor().compileQuery(node, createQueryId())
        const plan = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters])
        const { rows } = await queries.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(plan)
        for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) most = Math.max(most, rowsOf(Plan))
      }
      return most
    },
  }
}

/** Runs ANALYZE, which PostgreSQL would do itself after a while. */
export const countRows = (queries: Queries) => sql`vacuum analyze`.execute(queries)

/** Returns how often PostgreSQL has scanned a table or an index; the counts only increase. */
export const scansOf = async (inside: Queries, relation: string): Promise<number> => {
  const { rows } = await sql<{ scans: number }>`
    select pg_stat_get_xact_numscans(${relation}::regclass) as scans`.execute(inside)
  return rows[0]?.scans ?? 0
}
