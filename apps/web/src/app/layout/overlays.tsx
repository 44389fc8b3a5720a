import { useState } from 'react'
import { closeSearch, useSearchDialog } from '../../features/search/search-dialog-state.ts'
import { useSearchKeys } from '../../features/search/use-search-keys.ts'
import { useQuestion } from '../../shared/messages/confirm.ts'
import { ToastRegion } from '../../shared/messages/toast-region.tsx'
import { onDemand } from '../../shared/on-demand.tsx'
import { closeViewer, useViewed } from '../../shared/pictures/viewer-state.ts'
import { closeLogin, useUserState } from '../../shared/stores/user-state.ts'

const ConfirmDialog = onDemand(
  async () => (await import('../../shared/messages/confirm-dialog.tsx')).ConfirmDialog,
)
const LoginOverlay = onDemand(async () => (await import('./login-overlay.tsx')).LoginOverlay)
export const SearchDialog = onDemand(
  async () => (await import('../../features/search/dialog/search-dialog.tsx')).SearchDialog,
)
const PictureViewer = onDemand(
  async () => (await import('../../shared/pictures/picture-viewer.tsx')).PictureViewer,
)

/** Stays true after the first opening, so that closing can animate. Resets when loading failed. */
const useEver = (isNow: boolean, close: () => void) => {
  const [ever, setEver] = useState(false)
  if (isNow && !ever) setEver(true)
  const forget = () => {
    close()
    setEver(false)
  }
  return [ever, forget] as const
}

/** Overlays of all pages. Dialogs load when they are first needed. */
export const Overlays = () => {
  const asked = useQuestion((state) => state.asked)
  const [wasLoginOpened, forgetLogin] = useEver(
    useUserState((state) => state.showLogin),
    closeLogin,
  )
  const viewed = useViewed((state) => state.viewed)
  const [wasSearchOpened, forgetSearch] = useEver(
    useSearchDialog((state) => state.isOpen),
    closeSearch,
  )
  useSearchKeys()
  return (
    <>
      <ToastRegion />
      {asked && <ConfirmDialog {...asked} onMissing={() => asked.answer(false)} />}
      {viewed && <PictureViewer {...viewed} onMissing={closeViewer} />}
      {wasLoginOpened && <LoginOverlay onMissing={forgetLogin} />}
      {wasSearchOpened && <SearchDialog onMissing={forgetSearch} />}
    </>
  )
}
