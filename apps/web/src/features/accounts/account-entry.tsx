import { lazy, Suspense } from 'react'
import { useCopy } from '../../shared/language.ts'
import { askForLogin, useUserState } from '../../shared/stores/user-state.ts'

const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }))

/** The way in, or, for whoever is in, their menu. */
export const AccountEntry = () => {
  const { header } = useCopy()
  const userInfo = useUserState((state) => state.userInfo)
  if (!userInfo) {
    return (
      <button type="button" className="text-button" onClick={() => askForLogin()}>
        {header.login}
      </button>
    )
  }
  return (
    <Suspense fallback={<span className="icon-button" />}>
      <UserMenu user={userInfo} />
    </Suspense>
  )
}
