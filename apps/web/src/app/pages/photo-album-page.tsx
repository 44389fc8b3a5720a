import { useSuspenseQuery } from '@tanstack/react-query'
import { AlbumGrid } from '../../features/albums/album-grid.tsx'
import { albumsQuery } from '../../features/albums/albums.queries.ts'
import { useCopy } from '../../shared/language.ts'
import { useApi } from '../../shared/use-api.ts'
import { Banner } from '../banner/banner.tsx'

export const PhotoAlbumPage = () => {
  const { data } = useSuspenseQuery(albumsQuery(useApi()))
  const { albums, titles } = useCopy()
  return (
    <>
      <Banner routeName="PhotoAlbum" title={titles.PhotoAlbum}>
        <p>{albums.motto}</p>
      </Banner>
      <div className="wide-column">
        {data.length === 0 && (
          <section className="card empty">
            <h2>{albums.empty}</h2>
            <p>{albums.emptyText}</p>
          </section>
        )}
        <AlbumGrid albums={data} />
      </div>
    </>
  )
}
