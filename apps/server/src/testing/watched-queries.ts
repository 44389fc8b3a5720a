import {
  CompiledQuery,
  createQueryId,
  type KyselyPlugin,
  type QueryId,
  type RootOperationNode,
} from 'kysely'
import type { Queries } from '../database/open.ts'

/** Queries that tell how many of them were sent, and how SQLite went about them. */
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
  }
}
