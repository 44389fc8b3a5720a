import { describe, expect, it } from 'vitest'
import { readStaticState, STATIC_DEFAULTS } from './static-state.ts'

describe('the static state', () => {
  it('has the defaults of the specification', () => {
    expect(STATIC_DEFAULTS).toEqual({
      previewTheme: 'default',
      codeTheme: 'atom',
      theme: 'light',
      pageHeaderList: [],
      messageTypeIsCard: false,
    })
  })

  it('reads back what was stored', () => {
    const stored = {
      previewTheme: 'github',
      codeTheme: 'a11y',
      theme: 'dark',
      pageHeaderList: [{ id: 1, route_name: 'Home', bg_url: '/a.webp' }],
      messageTypeIsCard: true,
    }
    expect(readStaticState(stored)).toEqual(stored)
  })

  it.each([
    undefined,
    null,
    0,
    '',
    'text',
    [],
    { previewTheme: 'nonsense', codeTheme: 7, theme: 'pink' },
    { pageHeaderList: 'no list', messageTypeIsCard: 'yes' },
    { pageHeaderList: [null, 1, {}, { id: '1', route_name: 'Home', bg_url: '' }] },
  ])('falls back to the defaults for %j', (stored) => {
    expect(readStaticState(stored)).toEqual(STATIC_DEFAULTS)
  })
})
