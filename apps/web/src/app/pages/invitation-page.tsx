import { useInvitationGreeting } from '../../features/accounts/login/use-invitation.ts'
import { useFormCopy } from '../../shared/forms/form-copy.ts'
import { NeedsScript } from '../../shared/needs-script.tsx'
import { openLogin } from '../../shared/stores/user-state.ts'
import { Banner } from '../banner/banner.tsx'
import '../../features/accounts/center/user-center.css'

/** Opens the register form; whoever has closed it can open it again. */
export const InvitationPage = () => {
  const { login } = useFormCopy()
  useInvitationGreeting()
  return (
    <>
      <Banner routeName="UserCenter" title={login.invited.title} />
      <div className="reading-column">
        <NeedsScript />
        <section className="card user-center password-link">
          <div className="password-done">
            <p>{login.invited.text}</p>
            <button type="button" className="button" onClick={() => openLogin('register')}>
              {login.register}
            </button>
          </div>
        </section>
      </div>
    </>
  )
}
