import { expect, it } from 'vitest'
import { isHarmlessSvg, isSvg } from './harmless-svg.ts'

const bytes = (text: string) => Buffer.from(text)

it.each([
  '<svg/>',
  '<svg xmlns="http://www.w3.org/2000/svg"><text>茶</text></svg>',
  '\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<svg ></svg>',
  '<svg><style>.on{fill:red}</style><foreignObject><p>tea</p></foreignObject></svg>',
  '<svg><text>a&#160;b &#x8336;</text></svg>',
  '<svg><a href="https://a.test"><path d="M0 0"/></a></svg>',
])('accepts %j', (text) => {
  expect(isHarmlessSvg(bytes(text))).toBe(true)
})

it.each([
  '<svg><script>1</script></svg>',
  '<svg><SVG:script>1</SVG:script></svg>',
  '<svg onload="1"></svg>',
  '<svg><g\nonclick = "1"/></svg>',
  '<svg/onload=1>',
  '<svg><a href="javascript:1">x</a></svg>',
  '<svg><a href="java&#115;cript:1">x</a></svg>',
  '<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>',
  '<?xml-stylesheet href="/a.css"?><svg></svg>',
  '<svg><foreignObject><iframe src="/"></iframe></foreignObject></svg>',
])('refuses %j', (text) => {
  expect(isHarmlessSvg(bytes(text))).toBe(false)
})

it.each(['<html><svg></svg></html>', 'text <svg>', '<svgx>', '', '\u0089PNG'])(
  'is no vector picture: %j',
  (text) => {
    expect(isSvg(bytes(text))).toBe(false)
  },
)
