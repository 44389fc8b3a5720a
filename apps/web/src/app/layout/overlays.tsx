import { lazy, Suspense } from 'react'
import { useQuestion } from '../../shared/messages/confirm.ts'
import { ToastRegion } from '../../shared/messages/toast-region.tsx'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../shared/messages/confirm-dialog.tsx')).ConfirmDialog,
}))

/** What may appear above any page. Dialogs load when they are first needed. */
export const Overlays = () => {
  const asked = useQuestion((state) => state.asked)
  return (
    <>
      <ToastRegion />
      {asked && (
        <Suspense>
          <ConfirmDialog {...asked} />
        </Suspense>
      )}
    </>
  )
}
