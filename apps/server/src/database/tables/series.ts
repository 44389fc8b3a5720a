import type { Row } from './row.ts'

export interface SeriesTables {
  series: Row & { title: string }
  series_articles: { article_id: number; series_id: number; position: number }
}
