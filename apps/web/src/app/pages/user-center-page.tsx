import { UserCenter } from '../../features/accounts/center/user-center.tsx'
import { useIsHidden } from '../../features/site/use-site.ts'
import { useCopy } from '../../shared/language.ts'
import { NeedsScript } from '../../shared/needs-script.tsx'
import { Banner } from '../banner/banner.tsx'

export const UserCenterPage = () => {
  const { titles } = useCopy()
  const isMusicHidden = useIsHidden('music')
  return (
    <>
      <Banner routeName="UserCenter" title={titles.UserCenter} />
      <div className="reading-column">
        <NeedsScript />
        <UserCenter hasMusic={!isMusicHidden} />
      </div>
    </>
  )
}
