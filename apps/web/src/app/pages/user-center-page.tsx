import { UserCenter } from '../../features/accounts/center/user-center.tsx'
import { useCopy } from '../../shared/language.ts'
import { Banner } from '../banner/banner.tsx'

export const UserCenterPage = () => {
  const { titles } = useCopy()
  return (
    <>
      <Banner routeName="UserCenter" title={titles.UserCenter} />
      <div className="reading-column">
        <UserCenter />
      </div>
    </>
  )
}
