import { PATHS } from '@lanting/contract'
import { musicPagesCopy } from '@lanting/copy/music-pages'
import { useSuspenseQuery } from '@tanstack/react-query'
import { MusicArtistGrid } from '../../features/music/pages/cover-grid.tsx'
import {
  COVERS_ON_PAGE,
  musicArtistsQuery,
} from '../../features/music/pages/music-pages.queries.ts'
import { useCopyOf } from '../../shared/language.ts'
import { Pager } from '../../shared/pager.tsx'
import { useApi } from '../../shared/use-api.ts'
import { Banner } from '../banner/banner.tsx'

export const MusicArtistsPage = ({ deps: { page } }: { deps: { page: number } }) => {
  const { data } = useSuspenseQuery(musicArtistsQuery(useApi(), page))
  const { albums, artists } = useCopyOf(musicPagesCopy)
  return (
    <>
      <Banner routeName="Music" title={artists.title}>
        <p>{artists.motto}</p>
      </Banner>
      <div className="wide-column">
        <header className="music-head">
          <span>{artists.count(data.total)}</span>
          <a href={PATHS.musicAlbums} className="button ghost">
            {albums.all}
          </a>
        </header>
        {data.total === 0 && (
          <section className="card empty">
            <h2>{artists.empty}</h2>
            <p>{artists.emptyText}</p>
          </section>
        )}
        <MusicArtistGrid artists={data.artists} />
        <Pager page={page} pages={Math.ceil(data.total / COVERS_ON_PAGE)} />
      </div>
    </>
  )
}
