import { PATHS } from '@lanting/contract'
import { musicPagesCopy } from '@lanting/copy/music-pages'
import { useSuspenseQuery } from '@tanstack/react-query'
import { MusicAlbumGrid } from '../../features/music/pages/cover-grid.tsx'
import { COVERS_ON_PAGE, musicAlbumsQuery } from '../../features/music/pages/music-pages.queries.ts'
import { useCopyOf } from '../../shared/language.ts'
import { Pager } from '../../shared/pager.tsx'
import { useApi } from '../../shared/use-api.ts'
import { Banner } from '../banner/banner.tsx'

export const MusicAlbumsPage = ({ deps: { page } }: { deps: { page: number } }) => {
  const { data } = useSuspenseQuery(musicAlbumsQuery(useApi(), page))
  const { albums, artists } = useCopyOf(musicPagesCopy)
  return (
    <>
      <Banner routeName="Music" title={albums.title}>
        <p>{albums.motto}</p>
      </Banner>
      <div className="wide-column">
        <header className="music-head">
          <span>{albums.count(data.total)}</span>
          <a href={PATHS.musicArtists} className="button ghost">
            {artists.all}
          </a>
        </header>
        {data.total === 0 && (
          <section className="card empty">
            <h2>{albums.empty}</h2>
            <p>{albums.emptyText}</p>
          </section>
        )}
        <MusicAlbumGrid albums={data.albums} />
        <Pager page={page} pages={Math.ceil(data.total / COVERS_ON_PAGE)} />
      </div>
    </>
  )
}
