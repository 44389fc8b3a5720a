import {
  type MusicAlbum,
  type MusicArtist,
  type MusicGenre,
  PATHS,
  type Playlist,
} from '@lanting/contract'
import type { PlayerCopy } from '@lanting/copy/player/zh-CN'
import { useEffect } from 'react'
import { clockTime } from '../../bar/bar.rules.ts'
import { music } from '../../music.ts'
import { usePlayerCopy } from '../../use-player.ts'
import { ListFooter } from '../list-footer.tsx'
import { loadShelf, openShelf, type CatalogueShelf as Shelf, useCatalogue } from './catalogue.ts'
import { ListCover } from './list-cover.tsx'

const SECOND_MS = 1_000

type Item = Playlist & Partial<MusicAlbum & MusicArtist & MusicGenre>

/** Albums name year, artist and length, artists and genres the number of albums and songs. */
const detailOf = ({ artist, year, dt, albumSize, musicSize = 0 }: Item, copy: PlayerCopy) => {
  const parts = artist
    ? [year || '', artist.name, dt ? clockTime(dt / SECOND_MS) : '']
    : [albumSize ? copy.shelves.albumCount(albumSize) : '', copy.panel.songCount(musicSize)]
  return parts.filter(Boolean).join(' · ')
}

const PAGES: Readonly<Partial<Record<Shelf, string>>> = {
  albums: PATHS.musicAlbums,
  artists: PATHS.musicArtists,
}

/** The albums, artists or genres of the library as covers. */
export const CatalogueShelf = ({ shelf }: { shelf: Shelf }) => {
  const copy = usePlayerCopy()
  const { status, items, loadMore } = useCatalogue((state) => state[shelf])
  useEffect(() => openShelf(shelf), [shelf])
  if (status === 'ready' && items.length === 0) {
    return <p className="panel-quiet">{copy.shelves.none[shelf]}</p>
  }
  const page = PAGES[shelf]
  return (
    <>
      {page && (
        <a className="shelf-page" href={page} onClick={music().player.closePanel}>
          {copy.shelves.page}
        </a>
      )}
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
    </>
  )
}
