import { IconArrowLeft } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { SiteGrid } from '../../features/resources/site-grid.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { Banner } from '../banner/banner.tsx'

const route = getRouteApi('/layout/siteList')

export const SiteListPage = () => {
  const { side, name, desc, list } = route.useLoaderData()
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
          <Link to={PATHS[side]} className="button ghost">
            <IconArrowLeft aria-hidden size={18} stroke={1.6} />
            {resources.all[side]}
          </Link>
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
