import { endpoints } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'

/** Ready as long as the database answers. */
export const healthRoutes = (serve: Serve, { isReady }: { isReady: () => Promise<boolean> }) => {
  serve(endpoints.getHealth, async () => {
    if (!(await isReady())) throw new AppError('notReady')
    return { status: 'ready' as const }
  })
}
