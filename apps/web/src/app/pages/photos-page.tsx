import type { Album } from '@lanting/contract'
import { IconArrowLeft } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { AlbumSwitcher } from '../../features/albums/album-switcher.tsx'
import { PHOTOS_ON_PAGE, photosQuery } from '../../features/albums/albums.queries.ts'
import { PhotoWall } from '../../features/albums/photo-wall.tsx'
import { useCopy } from '../../shared/language.ts'
import { Pager } from '../../shared/pager.tsx'
import { PATHS } from '../../shared/paths.ts'
import { useApi } from '../../shared/use-api.ts'
import { Banner } from '../banner/banner.tsx'
import '../../features/albums/albums.css'

interface Props {
  readonly data: Album
  readonly deps: { readonly page: number }
}

export const PhotosPage = ({ data: album, deps: { page } }: Props) => {
  const { id, album_name, album_cover, description } = album
  const { data: photos } = useSuspenseQuery(photosQuery(useApi(), id, page))
  const { albums, titles } = useCopy()
  return (
    <>
      <Banner
        key={id}
        routeName="Photos"
        title={albums.titleOf(titles.Photos, album_name)}
        picture={album_cover || undefined}
      >
        <p>{description || albums.motto}</p>
      </Banner>
      <div className="wide-column">
        <header className="photos-header">
          <a href={PATHS.photoAlbum} className="button ghost">
            <IconArrowLeft aria-hidden size={18} stroke={1.6} />
            {albums.all}
          </a>
          <span>{albums.count(photos.total)}</span>
        </header>
        {photos.total === 0 && (
          <section className="card empty">
            <h2>{albums.emptyAlbum}</h2>
            <p>{albums.emptyAlbumText}</p>
          </section>
        )}
        <PhotoWall
          albumName={album_name}
          photos={photos.list}
          before={(page - 1) * PHOTOS_ON_PAGE}
        />
        <Pager page={page} pages={Math.ceil(photos.total / PHOTOS_ON_PAGE)} />
      </div>
      <AlbumSwitcher current={id} />
    </>
  )
}
