import { IconBrandQq, IconBrandWechat } from '@tabler/icons-react'
import { Disclosure } from '../../../shared/disclosure.tsx'
import { useCopy } from '../../../shared/language.ts'
import { EnlargingLink } from '../../../shared/pictures/enlarging-link.tsx'

const ICONS = { weChat: IconBrandWechat, qq: IconBrandQq }

/** Shows the QR code on hover or click. */
export const QrCode = ({ kind, url }: { kind: keyof typeof ICONS; url: string }) => {
  const { sidePanel } = useCopy()
  const Icon = ICONS[kind]
  return (
    <Disclosure
      name={sidePanel[kind]}
      className="icon-button"
      face={<Icon aria-hidden size={22} stroke={1.6} />}
    >
      <li>
        <EnlargingLink picture={{ src: url, alt: sidePanel[kind] }}>
          <img src={url} alt="" width={120} height={120} loading="lazy" />
        </EnlargingLink>
      </li>
    </Disclosure>
  )
}
