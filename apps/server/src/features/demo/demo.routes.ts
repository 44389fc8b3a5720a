import { endpoints } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { DemoStore } from './demo.store.ts'

export const demoRoutes = (serve: Serve, { store }: { store: DemoStore }) => {
  serve(endpoints.getDemo, async () => {
    const rows = await store.countRows()
    return { present: rows > 0, rows }
  })

  serve(endpoints.removeDemo, async () => {
    const removal = await store.remove()
    if (!removal) throw new AppError('demoAbsent')
    return removal
  })
}
