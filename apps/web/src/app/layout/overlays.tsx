import { lazy, Suspense, useState } from 'react'
import { useInvitationGreeting } from '../../features/accounts/login/use-invitation.ts'
import { useSearchOpening } from '../../features/search/search-opening.ts'
import { useSearchKeys } from '../../features/search/use-search-keys.ts'
import { useQuestion } from '../../shared/messages/confirm.ts'
import { ToastRegion } from '../../shared/messages/toast-region.tsx'
import { useViewed } from '../../shared/pictures/viewer-state.ts'
import { useUserState } from '../../shared/stores/user-state.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../shared/messages/confirm-dialog.tsx')).ConfirmDialog,
}))
const LoginOverlay = lazy(async () => ({
  default: (await import('./login-overlay.tsx')).LoginOverlay,
}))
export const loadSearchDialog = () => import('../../features/search/dialog/search-dialog.tsx')
const SearchDialog = lazy(async () => ({ default: (await loadSearchDialog()).SearchDialog }))

const PictureViewer = lazy(async () => ({
  default: (await import('../../shared/pictures/picture-viewer.tsx')).PictureViewer,
}))

/** Stays true: what has opened once needs to be there to close gracefully. */
const useEver = (isNow: boolean) => {
  const [ever, setEver] = useState(false)
  if (isNow && !ever) setEver(true)
  return ever
}

/** What may appear above any page. Dialogs load when they are first needed. */
export const Overlays = () => {
  const asked = useQuestion((state) => state.asked)
  const hasAskedForLogin = useEver(useUserState((state) => state.showLogin))
  const viewed = useViewed((state) => state.viewed)
  const hasAskedForSearch = useEver(useSearchOpening((state) => state.isOpen))
  useInvitationGreeting()
  useSearchKeys()
  return (
    <>
      <ToastRegion />
      {asked && (
        <Suspense>
          <ConfirmDialog {...asked} />
        </Suspense>
      )}
      {viewed && (
        <Suspense>
          <PictureViewer {...viewed} />
        </Suspense>
      )}
      {hasAskedForLogin && (
        <Suspense>
          <LoginOverlay />
        </Suspense>
      )}
      {hasAskedForSearch && (
        <Suspense>
          <SearchDialog />
        </Suspense>
      )}
    </>
  )
}
