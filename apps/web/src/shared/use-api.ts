import { useRouter } from '@tanstack/react-router'
import type { Api } from './api/api.ts'

export const useApi = (): Api => useRouter().options.context.api
