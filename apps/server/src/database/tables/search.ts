export interface SearchTables {
  /** The text of an article for matching and for display, with the title behind a line break. */
  search_texts: {
    article_id: number
    word_prefixes: string
    title_prefixes: string
    normalized_text: string
    normalized_title: string
    display_text: string
  }
  /** The index of `search_texts`; its form depends on the engine. `rowid` is the article's id. */
  search_ngrams: { rowid: number; ngrams: string }
  /** Rows whose texts are not in the index yet, by the name of their table. */
  unindexed_texts: { source: string; row_id: number }
  comment_ngrams: { rowid: number; ngrams: string }
  board_ngrams: { rowid: number; ngrams: string }
  notification_ngrams: { rowid: number; ngrams: string }
}
