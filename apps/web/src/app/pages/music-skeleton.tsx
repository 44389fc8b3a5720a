import { useCopy } from '../../shared/language.ts'
import { Banner } from '../banner/banner.tsx'
import '../../features/music/pages/music-pages.css'

const COVERS = Array.from({ length: 12 }, (_, place) => place)

export const MusicSkeleton = () => {
  const { shell, titles } = useCopy()
  return (
    <>
      <Banner routeName="Music" title={titles.Music} />
      <div className="wide-column">
        <p className="for-screen-readers" role="status">
          {shell.loading}
        </p>
        <div className="music-grid" aria-hidden="true">
          {COVERS.map((place) => (
            <div key={place} className="skeleton" />
          ))}
        </div>
      </div>
    </>
  )
}
