import { readTableSearch, shortText, type TableSearch } from '../../shared/table-search.ts'

export interface SongSearch extends TableSearch {
  readonly text?: string
}

export const readSongSearch = (search: Record<string, unknown>): SongSearch => ({
  ...readTableSearch(search),
  text: shortText(search.text),
})
