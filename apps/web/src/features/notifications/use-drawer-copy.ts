import { notificationDrawerCopy } from '@lanting/copy/notification-drawer'
import { useCopyOf } from '../../shared/language.ts'

export const useDrawerCopy = () => useCopyOf(notificationDrawerCopy)
