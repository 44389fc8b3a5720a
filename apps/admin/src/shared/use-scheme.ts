import { currentScheme, followScheme, type Scheme } from '@lanting/browser'
import { useSyncExternalStore } from 'react'

export const useScheme = (): Scheme => useSyncExternalStore<Scheme>(followScheme, currentScheme)
