import type { Language } from '@lanting/contract'
import type { Copy } from '@lanting/copy/zh-CN'
import type { Api } from '../shared/api/api.ts'

export interface SiteContext {
  readonly api: Api
  readonly language: Language
  readonly copy: Copy
  /** The public origin of the site. */
  readonly origin: string
  readonly assets: Assets
}

/** The files that a page loads first. */
export interface Assets {
  readonly scripts: readonly string[]
  readonly preloads: readonly string[]
  readonly styles: readonly string[]
  /** Further files of an article. Its page names them, so that the browser loads them at once. */
  readonly article: readonly string[]
}
