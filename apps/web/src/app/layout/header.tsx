import { useCallback, useState } from 'react'
import { BellButton } from '../../features/notifications/bell-button.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { useConfig } from '../../shared/site-config.ts'
import { useScroll } from '../../shared/use-scroll.ts'
import { BrandMark } from './brand-mark.tsx'
import { HeaderNavigation } from './header-navigation.tsx'
import { afterScroll, atStart } from './header-state.ts'
import { HeaderTools } from './header-tools.tsx'
import { MenuButton } from './menu-button.tsx'
import { barOf, useMenu } from './navigation.ts'

export const Header = () => {
  const { header } = useCopy()
  const { blog_name, initials, blog_avatar } = useConfig()
  const bar = barOf(useMenu().main.map(({ label }) => label))
  const [state, setState] = useState(atStart)
  useScroll(useCallback((y) => setState((before) => afterScroll(before, y)), []))

  return (
    <>
      <a className="skip" href="#main">
        {header.skip}
      </a>
      <header className="site-header" data-place={state.place}>
        <div className="site-header-row" data-bar={bar}>
          <MenuButton />
          <a href={PATHS.home} className="brand">
            <BrandMark initials={initials} picture={blog_avatar} />
            <span className="brand-name" title={blog_name}>
              {blog_name}
            </span>
            <span className="for-screen-readers">{header.home}</span>
          </a>
          <BellButton />
          <HeaderNavigation />
          <HeaderTools />
        </div>
      </header>
    </>
  )
}
