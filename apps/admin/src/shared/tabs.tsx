import { Link } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { PATHS } from './paths.ts'

interface Props<Name extends string> {
  readonly label: string
  readonly to: (typeof PATHS)[keyof typeof PATHS]
  /** The first tab is the default: its address has no parameter. */
  readonly names: readonly Name[]
  readonly current: Name
  readonly titles: Readonly<Record<Name, string>>
  /** The search parameter that holds the name of the tab. */
  readonly parameter?: string
  /** Other search parameters that every tab keeps. */
  readonly search?: object
  readonly counts?: Readonly<Partial<Record<Name, ReactNode>>> | undefined
}

/** Links between the parts of a list. */
export const Tabs = <Name extends string>(props: Props<Name>) => {
  const { label, to, names, current, titles, parameter = 'tab', search, counts } = props
  const tabs = useRef<HTMLElement>(null)
  const widths = Object.values(counts ?? {}).join(' ')
  // On phones the tabs are wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab is found by its attribute.
  useLayoutEffect(() => {
    const tab = tabs.current?.querySelector('[aria-current]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current, widths])
  return (
    <nav ref={tabs} className="screen-tabs" aria-label={label}>
      {names.map((name) => (
        <Link
          key={name}
          to={to}
          search={{ ...search, [parameter]: name === names[0] ? undefined : name } as never}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={name === current ? 'page' : undefined}
        >
          {titles[name]}
          {counts && <small>{counts[name]}</small>}
        </Link>
      ))}
    </nav>
  )
}
