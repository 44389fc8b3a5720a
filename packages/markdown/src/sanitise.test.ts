import type { ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { safeHtml } from './sanitise.ts'
import { offences } from './testing/offences.ts'

/** The sanitiser alone, as if the preview had escaped nothing. */
function sanitised(html: string): string {
  const children = fromHtml(html, { fragment: true }).children as ElementContent[]
  return safeHtml({ type: 'element', tagName: 'div', properties: {}, children })
}

const HOSTILE_HTML = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a.png" ONERROR="alert(1)" srcset="//evil 2x" style="position:fixed">',
  '<img src="data:image/svg+xml,<svg onload=1>"><img src="//evil/p"><img src="/\t/evil/p">',
  '<a href="javascript:alert(1)" target=_blank ping=//evil>x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a><a href="java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>1</script>" xlink:href="javascript:1">x</a>',
  '<svg onload=alert(1)><script>1</script><a xlink:href="javascript:1"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,x"/><animate onbegin=1 /><set attributeName=onclick to=1 /></svg>',
  '<svg><foreignObject><iframe src="javascript:1"></iframe></foreignObject></svg>',
  '<math href="javascript:1"><maction actiontype="statusline" xlink:href="javascript:1">x</maction></math>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=1></annotation-xml></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=1&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=1></style></mglyph></form>',
  '<iframe srcdoc="<script>1</script>"></iframe><object data=//evil></object><embed src=//evil>',
  '<style>@import "//evil"</style><link rel=stylesheet href=//evil><base href=//evil>',
  '<meta http-equiv=refresh content="0;url=javascript:1"><template><img src=x onerror=1></template>',
  '<div style="position:fixed;inset:0" class="dialog-overlay" id="root" onclick="1">x</div>',
  '<span style="background-color:url(//evil)">x</span><span style="color:expression(1)">x</span>',
  '<span style="position:relative;width:1em;position:fixed">x</span>',
  '<span class="katex" style="top:-9999em">x</span>',
  '<table><tr><td style="text-align:left;position:fixed">x</td></tr></table>',
  '<h1 id="root">x</h1><h2 id="h-&quot;onclick=1">x</h2><p id=cookie name=cookie>x</p>',
  '<a id="root" class="heading-link dialog" aria-label="Log in" href="javascript:1">x</a>',
  '<li id="fn-1&quot;onclick=1" class="footnote-item fixed">x</li><section id="main" class="dialog-overlay">x</section>',
  '<abbr title="x" onmouseover=1 style="position:fixed">x</abbr><mark onclick=1 id=root>x</mark><dl onclick=1><dt id=root>x</dt></dl>',
  '<input type=text name=password autofocus onfocus=1><input type=image src=//evil formaction=//evil>',
  '<form action=//evil><button formaction="javascript:1">x</button></form><textarea>x</textarea>',
  '<details open ontoggle=alert(1)>x</details><video poster=//evil><source onerror=1></video>',
  '<p class="embed embed-video"><a class="embed-card" data-source="https://evil.example/embed">x</a></p>',
  '<p class="embed embed-video"><a class="embed-card" data-source="javascript:alert(1)">x</a></p>',
  '<p class="embed embed-video"><a class="embed-card" data-source="https://codepen.io.evil.example/a">x</a></p>',
  '<noscript><p title="</noscript><img src=x onerror=1>"></noscript><xmp><img src=x onerror=1></xmp>',
  '<!-- comment --><![CDATA[<img src=x onerror=1>]]><?php x ?><!doctype html>',
  '<label for=root onclick=1>x</label><pre data-diagram="mermaid" onclick=1>x</pre><marquee onstart=1>',
]

describe('the sanitiser', () => {
  it.each(HOSTILE_HTML)('makes harmless: %s', (html) => {
    expect(offences(html)).not.toEqual([])
    expect(offences(sanitised(html))).toEqual([])
  })

  it.each(HOSTILE_HTML)('changes nothing the second time: %s', (html) => {
    const once = sanitised(html)
    expect(sanitised(once)).toBe(once)
  })
})
