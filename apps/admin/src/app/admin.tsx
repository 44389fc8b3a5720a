import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { ConfirmDialog } from '../shared/confirm-dialog.tsx'
import { ToastRegion } from '../shared/toast-region.tsx'
import { ExpiredDialog } from './expired-dialog.tsx'
import { RoughEdges } from './frame/rough-edges.tsx'
import { LoginScreen } from './login-screen.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.ts'

export const Admin = () => (
  <QueryClientProvider client={queryClient}>
    <RoughEdges />
    <LoginScreen>
      <RouterProvider router={router} />
      <ExpiredDialog />
    </LoginScreen>
    <ConfirmDialog />
    <ToastRegion />
  </QueryClientProvider>
)
