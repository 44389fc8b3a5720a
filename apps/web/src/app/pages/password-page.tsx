import { PasswordLink } from '../../features/accounts/password-link/password-link.tsx'
import { useCopy } from '../../shared/language.ts'
import { NeedsScript } from '../../shared/needs-script.tsx'
import { Banner } from '../banner/banner.tsx'

export const PasswordPage = () => {
  const { userCenter } = useCopy()
  return (
    <>
      <Banner routeName="UserCenter" title={userCenter.password.save} />
      <div className="reading-column">
        <NeedsScript />
        <PasswordLink />
      </div>
    </>
  )
}
