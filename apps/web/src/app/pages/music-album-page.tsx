import { musicArtistPath, PATHS } from '@lanting/contract'
import { musicPagesCopy } from '@lanting/copy/music-pages'
import { useSuspenseQuery } from '@tanstack/react-query'
import { MusicCover } from '../../features/music/pages/cover-grid.tsx'
import { ListActions } from '../../features/music/pages/list-actions.tsx'
import { discsOf, lengthText } from '../../features/music/pages/list-length.rules.ts'
import { musicAlbumQuery } from '../../features/music/pages/music-pages.queries.ts'
import { SongRows } from '../../features/music/pages/song-rows.tsx'
import { usePlaySongs } from '../../features/music/pages/use-play-songs.ts'
import { useCopyOf } from '../../shared/language.ts'
import { useApi } from '../../shared/use-api.ts'
import { Banner } from '../banner/banner.tsx'

const SEPARATOR = ' · '

export const MusicAlbumPage = ({ deps: { id = 0 } }: { deps: { id?: number | undefined } }) => {
  const { data } = useSuspenseQuery(musicAlbumQuery(useApi(), id))
  const copy = useCopyOf(musicPagesCopy)
  const { album, genres, songs } = data
  const play = usePlaySongs(album, songs)
  const discs = discsOf(songs)
  const facts = [
    album.year > 0 ? String(album.year) : '',
    ...genres,
    copy.songs(songs.length),
    lengthText(album.dt, copy),
  ]
  return (
    <>
      <Banner key={id} routeName="Music" title={album.name}>
        <p>{album.artist.name}</p>
      </Banner>
      <article className="wide-column music-list">
        <header className="music-about">
          <MusicCover name={album.name} url={album.coverImgUrl} isFirst />
          <div>
            <p>
              <a href={musicArtistPath(album.artist.id)}>{album.artist.name}</a>
            </p>
            <p>{facts.filter(Boolean).join(SEPARATOR)}</p>
          </div>
          <div className="music-buttons">
            <ListActions
              onPlay={() => play(songs[0])}
              all={{ href: PATHS.musicAlbums, text: copy.albums.all }}
            />
          </div>
        </header>
        {discs.map(([disc, list]) => (
          <section key={disc}>
            {discs.length > 1 && <h2>{copy.disc(disc)}</h2>}
            <SongRows
              songs={list}
              numberOf={({ track }) => track}
              detailOf={({ ar }) => {
                const names = ar.map(({ name }) => name).join(' / ')
                return names === album.artist.name ? '' : names
              }}
              onPlay={play}
            />
          </section>
        ))}
      </article>
    </>
  )
}
