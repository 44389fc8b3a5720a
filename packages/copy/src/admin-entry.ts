/** The way to the admin, in the menu of its users only: visitors do not load it. */
export const ADMIN_ENTRY = { 'zh-CN': '管理后台', en: 'Admin' } as const
