import { ADMIN_PATHS, type AdminScreen } from '@lanting/contract'

/** Every screen of the admin, below `/admin`. */
export const PATHS = ADMIN_PATHS

export type Screen = AdminScreen
