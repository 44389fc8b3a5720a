import type { RecommendedSite } from '@lanting/contract'
import { IconArrowUpRight } from '@tabler/icons-react'
import { initialOf } from '../../shared/initial.ts'
import { useCopy } from '../../shared/language.ts'
import { webAddress } from '../../shared/web-address.ts'
import '../../shared/initial.css'
import './resources.css'

/** Shows an initial, because icons of other sites are not loaded. */
const SiteCard = ({ name, url, desc }: RecommendedSite) => {
  const { resources } = useCopy()
  const address = webAddress(url)
  return (
    <li className="card site-card">
      <span className="initial" aria-hidden="true">
        {initialOf(name)}
      </span>
      <div>
        {address ? (
          <a href={address.href} target="_blank" rel="noopener noreferrer">
            {name}
            <span className="for-screen-readers">{resources.newWindow}</span>
            <IconArrowUpRight aria-hidden size={16} stroke={1.6} />
          </a>
        ) : (
          <b>{name}</b>
        )}
        {address && <small>{address.host}</small>}
      </div>
      <p className="two-lines" title={desc}>
        {desc}
      </p>
    </li>
  )
}

/** Keyed by index, because a site may appear twice. */
export const SiteGrid = ({ sites }: { sites: readonly RecommendedSite[] }) => (
  <ul className="site-grid">
    {Object.entries(sites).map(([place, site]) => (
      <SiteCard key={place} {...site} />
    ))}
  </ul>
)
