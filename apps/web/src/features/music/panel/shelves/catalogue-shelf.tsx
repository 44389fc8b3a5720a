import type { MusicAlbum, MusicArtist, MusicGenre, Playlist } from '@lanting/contract'
import type { PlayerCopy } from '@lanting/copy/player/zh-CN'
import { useEffect } from 'react'
import { usePlayerCopy } from '../../use-player.ts'
import { ListFooter } from '../list-footer.tsx'
import { loadShelf, openShelf, type CatalogueShelf as Shelf, useCatalogue } from './catalogue.ts'
import { ListCover } from './list-cover.tsx'

type Item = Playlist & Partial<MusicAlbum & MusicArtist & MusicGenre>

/** Albums name their year and artist, artists and genres the number of their songs. */
const detailOf = ({ artist, year, musicSize }: Item, copy: PlayerCopy) =>
  artist ? [...(year ? [year] : []), artist.name].join(' · ') : copy.panel.songCount(musicSize ?? 0)

/** The albums, artists or genres of the library as covers. */
export const CatalogueShelf = ({ shelf }: { shelf: Shelf }) => {
  const copy = usePlayerCopy()
  const { status, items, loadMore } = useCatalogue((state) => state[shelf])
  useEffect(() => openShelf(shelf), [shelf])
  if (status === 'ready' && items.length === 0) {
    return <p className="panel-quiet">{copy.shelves.none[shelf]}</p>
  }
  return (
    <ul className="playlist-grid" aria-busy={status === 'loading'}>
      {items.map((item) => (
        <ListCover
          key={item.id}
          list={item}
          detail={detailOf(item, copy)}
          isRound={shelf === 'artists'}
        />
      ))}
      <li className="shelf-end">
        <ListFooter
          more={copy.panel.more}
          hasMore={loadMore}
          isLoading={status === 'loading' || status === 'unasked'}
          isFailed={status === 'failed'}
          isEndless
          onMore={() => void loadShelf(shelf)}
        />
      </li>
    </ul>
  )
}
