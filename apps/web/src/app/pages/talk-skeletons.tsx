import { TalkSkeletons } from '../../features/talks/talk-skeleton.tsx'
import { useCopy } from '../../shared/language.ts'
import { Banner } from '../banner/banner.tsx'
import '../../features/albums/albums.css'

const ALBUMS = Array.from({ length: 8 }, (_, place) => place)

export const TalksSkeleton = () => {
  const { shell, talks, titles } = useCopy()
  return (
    <>
      <Banner routeName="Talk" title={titles.Talk}>
        <p>{talks.motto}</p>
      </Banner>
      <div className="talks">
        <p className="for-screen-readers" role="status">
          {shell.loading}
        </p>
        <TalkSkeletons />
      </div>
    </>
  )
}

export const AlbumsSkeleton = ({ routeName }: { routeName: 'PhotoAlbum' | 'Photos' }) => {
  const { albums, shell, titles } = useCopy()
  return (
    <>
      <Banner routeName={routeName} title={titles[routeName]}>
        <p>{albums.motto}</p>
      </Banner>
      <div className="wide-column">
        <p className="for-screen-readers" role="status">
          {shell.loading}
        </p>
        <div className="album-grid" aria-hidden="true">
          {ALBUMS.map((place) => (
            <div key={place} className="skeleton" />
          ))}
        </div>
      </div>
    </>
  )
}
