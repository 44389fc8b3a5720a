import type { Engine } from '../database/open.ts'
import {
  type ArticleText,
  type SearchEntry,
  searchEntry,
} from '../database/search-index/index-articles.ts'

export interface SearchEntriesTask {
  readonly engine: Engine
  readonly articles: readonly ArticleText[]
}

/** Runs in a thread, while the main thread writes. */
export const searchEntries = ({ engine, articles }: SearchEntriesTask): SearchEntry[] =>
  articles.map((article) => searchEntry(engine, article))
