import { globSync, readFileSync } from 'node:fs'
import * as icons from '@tabler/icons-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

const importedIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@tabler\/icons-react'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter(Boolean)

it('the repository has the icons that are drawn, and no others', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}')
  const drawn = new Set(files.flatMap(importedIn))
  expect(Object.keys(icons).toSorted()).toEqual([...drawn].toSorted())
})

it('icons are drawn like those of Tabler', () => {
  const outline = createElement(icons.IconX, { size: 18, stroke: 1.5, 'aria-label': 'Close' })
  expect(renderToStaticMarkup(outline)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="18" height="18" viewBox="0 0 24 24" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke="currentColor" stroke-width="1.5" class="tabler-icon tabler-icon-x" aria-label="Close"><path d="M18 6l-12 12"></path><path d="M6 6l12 12"></path></svg>',
  )
  const filled = renderToStaticMarkup(createElement(icons.IconHeartFilled, { className: 'own' }))
  expect(filled).toContain('fill="currentColor" stroke="none"')
  expect(filled).toContain('class="tabler-icon tabler-icon-heart-filled own"')
})
