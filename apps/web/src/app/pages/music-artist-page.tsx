import { PATHS } from '@lanting/contract'
import { musicPagesCopy } from '@lanting/copy/music-pages'
import { useSuspenseQuery } from '@tanstack/react-query'
import { MusicAlbumGrid } from '../../features/music/pages/cover-grid.tsx'
import { ListActions } from '../../features/music/pages/list-actions.tsx'
import { musicArtistQuery } from '../../features/music/pages/music-pages.queries.ts'
import { SongRows } from '../../features/music/pages/song-rows.tsx'
import { usePlaySongs } from '../../features/music/pages/use-play-songs.ts'
import { useCopyOf } from '../../shared/language.ts'
import { useApi } from '../../shared/use-api.ts'
import { Banner } from '../banner/banner.tsx'

const SEPARATOR = ' · '

export const MusicArtistPage = ({ deps: { id = 0 } }: { deps: { id?: number | undefined } }) => {
  const { data } = useSuspenseQuery(musicArtistQuery(useApi(), id))
  const copy = useCopyOf(musicPagesCopy)
  const { artist, albums, songs } = data
  const play = usePlaySongs(artist, songs)
  const facts = [
    artist.albumSize > 0 && copy.albums.count(artist.albumSize),
    copy.songs(artist.musicSize),
  ]
  return (
    <>
      <Banner key={id} routeName="Music" title={artist.name}>
        <p>{facts.filter(Boolean).join(SEPARATOR)}</p>
      </Banner>
      <article className="wide-column music-list">
        <header className="music-head">
          <ListActions
            onPlay={() => play(songs[0])}
            all={{ href: PATHS.musicArtists, text: copy.artists.all }}
          />
        </header>
        {albums.length > 0 && (
          <section>
            <h2>{copy.albums.title}</h2>
            <MusicAlbumGrid albums={albums} />
          </section>
        )}
        <section>
          <h2>{copy.songsTitle}</h2>
          <SongRows songs={songs} detailOf={({ al }) => al.name ?? ''} onPlay={play} />
          {artist.musicSize > songs.length && <p>{copy.more(artist.musicSize)}</p>}
        </section>
      </article>
    </>
  )
}
