/** The link to the admin in the menu of administrators. Visitors do not load it. */
export const ADMIN_ENTRY = { 'zh-CN': '管理后台', en: 'Admin' } as const
