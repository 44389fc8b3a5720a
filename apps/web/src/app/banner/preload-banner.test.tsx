import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { chosenPicture, routePicture } from './header-picture.ts'
import { preloadBanner } from './preload-banner.ts'

it('names the four pictures of a banner in the order of its script', () => {
  const body = renderToString(<div className="banner" style={routePicture('Home').style} />)
  const { html, scripts } = preloadBanner(body)
  expect(html).toContain(
    'content="/art/headers/home-light-wide.avif /art/headers/home-dark-wide.avif /art/headers/home-light-tall.avif /art/headers/home-dark-tall.avif"',
  )
  expect(html).toContain(`<script>${scripts[0]}</script>`)
})

it('accepts a chosen picture', () => {
  const body = renderToString(<div style={chosenPicture('/uploads/a.webp')?.style} />)
  expect(preloadBanner(body).html).toContain('content="/uploads/a.webp /uploads/a.webp ')
})

it('preloads nothing on a page without a banner', () => {
  expect(preloadBanner('<main></main>')).toEqual({ html: '', scripts: [] })
})
