import type { RecommendedSite, ResourceSide } from '@lanting/contract'
import { IconArrowLeft } from '@tabler/icons-react'
import { SiteGrid } from '../../features/resources/site-grid.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { Banner } from '../banner/banner.tsx'

interface Props {
  readonly data: {
    side: ResourceSide
    name: string
    desc: string
    list: readonly RecommendedSite[]
  }
}

export const SiteListPage = ({ data: { side, name, desc, list } }: Props) => {
  const { resources, titles } = useCopy()
  return (
    <>
      <Banner routeName="SiteList" title={titles.SiteList}>
        <p>{resources.listMotto}</p>
      </Banner>
      <div className="wide-column">
        <header className="site-list-header">
          <h2>{resources.listHead[side](name)}</h2>
          <p>{desc}</p>
          <a href={PATHS[side]} className="button ghost">
            <IconArrowLeft aria-hidden size={18} stroke={1.6} />
            {resources.all[side]}
          </a>
        </header>
        {list.length === 0 && (
          <section className="card empty">
            <h3>{resources.noSites}</h3>
            <p>{resources.noSitesText}</p>
          </section>
        )}
        <SiteGrid sites={list} />
      </div>
    </>
  )
}
