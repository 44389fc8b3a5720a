import type { Language, Send } from '@lanting/contract'

export interface PageRequest {
  /** Path and query, without parameters that the page does not read. */
  readonly url: string
  readonly language: Language
  /** The public address of the site, without a slash at the end. */
  readonly origin: string
  readonly send: Send
}

export interface Page {
  readonly status: number
  readonly html: string
  /** The inline scripts of the renderer: no others may run. */
  readonly scripts?: readonly string[]
  /** The reason why the page shows an error. */
  readonly failure?: string
}

/** The built site: renders the page of an address. */
export type RenderPage = (request: PageRequest) => Promise<Page>
