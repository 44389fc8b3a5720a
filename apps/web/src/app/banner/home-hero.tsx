import type { CSSProperties } from 'react'
import { useCopy } from '../../shared/language.ts'
import { useConfig } from '../../shared/site-config.ts'
import { BannerFrame } from './banner-frame.tsx'
import { inscriptionOf } from './inscription.ts'
import { TypedTagline } from './typed-tagline.tsx'
import './home-hero.css'
import './low-hero.css'

/** The first screen of home: the site name as an inscription, a tagline and a seal. */
export const HomeHero = () => {
  const { shell, site } = useCopy()
  const { blog_name, initials, seal } = useConfig()
  const { isUpright, size, word } = inscriptionOf(blog_name)
  return (
    <BannerFrame routeName="Home" className="home-hero">
      <div
        className="inscription"
        data-upright={isUpright}
        style={{ '--size': size, '--word': word } as CSSProperties}
      >
        <h1>{blog_name}</h1>
        <TypedTagline />
        <span className="seal hero-seal" aria-hidden="true">
          {seal || site.seal || initials}
        </span>
      </div>
      <a className="scroll-down" href="#list">
        {shell.readArticles}
        <i aria-hidden="true" />
      </a>
    </BannerFrame>
  )
}
