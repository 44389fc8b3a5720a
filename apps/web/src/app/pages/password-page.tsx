import { PasswordLink } from '../../features/accounts/password-link/password-link.tsx'
import { useFormCopy } from '../../shared/forms/form-copy.ts'
import { NeedsScript } from '../../shared/needs-script.tsx'
import { Banner } from '../banner/banner.tsx'

export const PasswordPage = () => {
  const { userCenter } = useFormCopy()
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
