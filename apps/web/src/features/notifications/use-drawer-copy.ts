import { notificationDrawerCopy } from '@lanting/copy/notification-drawer'
import { useLanguage } from '../../shared/language.ts'

export const useDrawerCopy = () => notificationDrawerCopy[useLanguage()]
