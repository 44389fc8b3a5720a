import type { ComponentType, ReactNode } from 'react'
import type { SiteContext } from './site-context.ts'

/** A tag in the head of a document: attributes by their HTML names. */
export type HeadTag = Readonly<Record<string, string | undefined>>

export interface PageHead {
  readonly title: string
  readonly meta: readonly HeadTag[]
  readonly links?: readonly HeadTag[]
  /** Structured data for search engines. */
  readonly data?: readonly object[]
}

export interface PageProps<Deps, Data> {
  readonly deps: Deps
  readonly data: Data
}

type Parameters = Readonly<Record<string, string | undefined>>

/** A page: its address, the data it loads, its head and its component. */
export interface Route<Deps = unknown, Data = unknown> {
  readonly path: string
  /** The parameters that the page reads. A change of others loads nothing. */
  readonly deps?: (parameters: Parameters) => Deps
  /** Throws `NotFound` when there is no such page. */
  readonly load?: (context: SiteContext, deps: Deps) => Promise<Data>
  readonly head: (context: SiteContext, props: PageProps<Deps, Data>) => PageHead
  readonly component: () => Promise<ComponentType<PageProps<Deps, Data>>>
  /** Shown while the page loads slowly. */
  readonly skeleton?: () => ReactNode
}

/** Checks that the parts of a route fit together. A list of routes forgets their types. */
export const defineRoute = <Deps, Data>(route: Route<Deps, Data>): Route =>
  route as unknown as Route

/** There is no such page. */
export class NotFound extends Error {
  constructor() {
    super('not found')
  }
}
