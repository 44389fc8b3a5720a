import { useCopy } from '../../shared/language.ts'
import { Banner } from '../banner/banner.tsx'
import '../../features/resources/resources.css'

interface Props {
  readonly routeName: 'Front' | 'Back' | 'SiteList'
  readonly cards: number
}

/** Shown while the rows of these pages load. */
export const ResourcesSkeleton = ({ routeName, cards }: Props) => {
  const { shell, titles } = useCopy()
  const isList = routeName === 'SiteList'
  return (
    <>
      <Banner routeName={routeName} title={titles[routeName]} />
      <div className="wide-column">
        <p className="for-screen-readers" role="status">
          {shell.loading}
        </p>
        {isList && <div className="site-list-header skeleton" />}
        <div className={isList ? 'site-grid' : 'group-grid'} aria-hidden="true">
          {Array.from({ length: cards }, (_, place) => place).map((place) => (
            <div key={place} className="skeleton" />
          ))}
        </div>
      </div>
    </>
  )
}
