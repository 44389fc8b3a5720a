import type { Api } from './api/api.ts'
import { useSiteContext } from './router/router-context.ts'

export const useApi = (): Api => useSiteContext().api
