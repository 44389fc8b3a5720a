import type { FriendLink } from '@lanting/contract'
import { IconArrowUpRight, IconPencil } from '@tabler/icons-react'
import { initialOf } from '../../shared/initial.ts'
import { useCopy } from '../../shared/language.ts'
import { ownPicture } from '../../shared/pictures/own-picture.ts'
import { pictureAttributes } from '../../shared/pictures/picture-attributes.ts'
import { scriptOf } from '../../shared/script-of.ts'
import { webAddress } from '../../shared/web-address.ts'
import '../../shared/initial.css'

interface Props {
  readonly link: FriendLink
  readonly onEdit?: (() => void) | undefined
}

/** The card of a friend link. Without an image on this site it shows an initial. */
export const LinkCard = ({ link, onEdit }: Props) => {
  const { links } = useCopy()
  const { site_name, site_desc } = link
  const address = webAddress(link.url)
  const picture = ownPicture(link.site_avatar)
  return (
    <li className="card link-card">
      {picture && (
        <img
          className="link-backdrop"
          alt=""
          loading="lazy"
          {...pictureAttributes(picture, '360px')}
        />
      )}
      {picture ? (
        <img
          className="link-picture"
          alt=""
          loading="lazy"
          {...pictureAttributes(picture, '64px')}
        />
      ) : (
        <span className="initial" aria-hidden="true">
          {initialOf(site_name)}
        </span>
      )}
      <div data-script={scriptOf(site_name)}>
        {address ? (
          <a href={address.href} target="_blank" rel="noopener noreferrer">
            {site_name}
            <span className="for-screen-readers">{links.newWindow}</span>
            <IconArrowUpRight aria-hidden size={16} stroke={1.6} />
          </a>
        ) : (
          <b>{site_name}</b>
        )}
        {address && <small>{address.host}</small>}
      </div>
      <p title={site_desc} data-script={scriptOf(site_desc)}>
        {site_desc}
      </p>
      {onEdit && (
        <button
          type="button"
          className="icon-button"
          aria-label={links.edit(site_name)}
          title={links.change}
          onClick={onEdit}
        >
          <IconPencil aria-hidden size={18} stroke={1.6} />
        </button>
      )}
    </li>
  )
}
