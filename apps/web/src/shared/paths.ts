/** Every page address of the site; feeds and sitemap need them too. */
export { PATHS } from '@lanting/contract'
