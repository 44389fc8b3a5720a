/** Every page address of the site. */
export const PATHS = {
  home: '/home',
  article: '/article',
} as const
