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

/** A page: the data it loads, its head and its component. */
export interface Route<Deps = unknown, Data = unknown> {
  /** The parameters that the page reads. A change of others loads nothing. */
  readonly deps?: (parameters: Parameters, slug: string | undefined) => Deps
  /** Throws `NotFound` when there is no such page. */
  readonly load?: (context: SiteContext, deps: Deps) => Promise<Data>
  readonly head: (context: SiteContext, props: PageProps<Deps, Data>) => PageHead
  readonly Page: ComponentType<PageProps<Deps, Data>>
  /** Shown while the data load slowly. */
  readonly skeleton?: () => ReactNode
}

/** The module of each page, by its path. */
export type RouteTable = Readonly<Record<string, () => Promise<{ readonly route: Route }>>>

/** Checks that the parts of a route fit together. A table of routes forgets their types. */
export const defineRoute = <Deps, Data>(route: Route<Deps, Data>): Route =>
  route as unknown as Route

/** There is no such page. */
export class NotFound extends Error {
  constructor() {
    super('not found')
  }
}
