import { LoginDialog } from '../../features/accounts/login/login-dialog.tsx'
import { greet } from '../../features/site/greet.ts'
import { useRouter } from '../../shared/router/router-context.ts'
import { useConfig } from '../../shared/site-config.ts'

/** Connects the login dialog with the site. */
export const LoginOverlay = () => {
  const router = useRouter()
  const site = useConfig()
  const welcome = () => {
    greet(router).catch((error) => console.info('No greeting today:', error))
  }
  return <LoginDialog site={site} onEntered={welcome} />
}
