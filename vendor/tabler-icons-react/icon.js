import { createElement } from 'react'

const LINES = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' }

const paint = (kind, color, strokeWidth) =>
  kind === 'filled' ? { fill: color, stroke: 'none' } : { ...LINES, stroke: color, strokeWidth }

/** Draws an icon as Tabler does: its kind, its name, and the parts of its drawing. */
export const icon =
  (kind, name, parts) =>
  ({ color = 'currentColor', size = 24, stroke = 2, className = '', ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        ...paint(kind, color, stroke),
        className: `tabler-icon tabler-icon-${name} ${className}`.trim(),
        ...rest,
      },
      parts.map(([tag, attributes], key) => createElement(tag, { key, ...attributes })),
    )
