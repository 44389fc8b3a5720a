import { endpoints } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { DemoStore } from './demo.store.ts'

interface Needs {
  readonly store: DemoStore
  /** Called after the removal, for features with demo content outside of the database. */
  readonly onRemoved: () => void
}

export const demoRoutes = (serve: Serve, { store, onRemoved }: Needs) => {
  serve(endpoints.getDemo, async () => {
    const rows = await store.countRows()
    return { present: rows > 0, rows }
  })

  serve(endpoints.removeDemo, async () => {
    const removal = await store.remove()
    if (!removal) throw new AppError('demoAbsent')
    onRemoved()
    return removal
  })
}
