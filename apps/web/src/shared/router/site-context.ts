import type { Language } from '@lanting/contract'
import type { Copy } from '@lanting/copy/zh-CN'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../api/api.ts'

/** Pages and their loaders need these. */
export interface SiteContext {
  readonly api: Api
  readonly queryClient: QueryClient
  readonly language: Language
  readonly copy: Copy
  /** When the server rendered the page. */
  readonly renderedAtMs: number
  /** The public origin of the site. */
  readonly origin: string
}
