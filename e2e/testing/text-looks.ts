import type { Page } from 'playwright-core'
import { flipScheme } from './axe.ts'

/** A text with what themes make unreadable: tables, quotations, tabs of code and footnotes. */
export const LOOKS = `开头有脚注[^one]。He said “don’t”, and it’s fine.

> 有 **重点**、*强调*、~~删去~~、\`code\`、==标记== 和[链接](/home)。
>
> - 一项，[链接](/home)
>
> | a **b** | c |
> | --- | --- |
> | 1 | \`code\` |
> | **2** | [链接](/home) |

| 名称 | 数量 | 价格 | [链接](/home) |
| --- | --: | --: | --- |
| Raspberry | 12843 | ¥1,280.50 | 一段比较长的说明文字，里面有 \`some_long_identifier_name\` 代码 |
| **Internationalization** | 7 | $3.14 | [链接](/home) *强调* ~~删去~~ ==标记== \`code\` |
| third | 12843 | 2026-11-19 | **重点** 1,024.75 |
| fourth | 12843 | 98.6% | \`overflow-wrap: anywhere\` |

| Year | Customers | Revenue | Employees | Country | Subsidiaries | Headquarters | Identifier |
| --- | --- | --- | --- | --- | --- | --- | --- |
| 2024 | 12843 | ¥1,280.50 | 12843 | Liechtenstein | 12843 | Internationalization | \`packages/browser/src\` |
| 2025 | 12843 | ¥1,280.50 | 12843 | Luxembourg | 12843 | Telecommunications | \`--save-dev\` |

\`\`\`ts [g:one]
const a = 1
\`\`\`
\`\`\`js [g:two]
const b = 2
\`\`\`
\`\`\`css [g:three]
a { color: red }
\`\`\`

[^one]: 一条脚注，有[链接](/home)。
`

/** Returns the numbers and words of cells that stand on more than one line. */
export const splitWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const word = /[\p{L}\p{N}¥$%](?:[\p{L}\p{N}.,_%-]*[\p{L}\p{N}_%])?/gu
    const cells = [...document.querySelectorAll('.article-text :is(th, td)')]
    const texts = cells.flatMap((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const nodes: Text[] = []
      while (walker.nextNode()) nodes.push(walker.currentNode as Text)
      return nodes
    })
    const wordsOf = (text: Text) =>
      text.parentElement?.closest('code')
        ? [{ 0: text.data, index: 0 }]
        : [...text.data.matchAll(word)].filter(([found]) => !/\p{Script=Han}/u.test(found))
    const isSplit = (text: Text, start: number, length: number) => {
      const range = document.createRange()
      range.setStart(text, start)
      range.setEnd(text, start + length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    }
    return texts.flatMap((text) =>
      wordsOf(text).flatMap(({ 0: found, index }) =>
        isSplit(text, index, found.length) ? [found] : [],
      ),
    )
  })

/** Returns the texts of a scheme whose contrast is below 4.5, with the contrast. */
const unreadableTexts = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    type Paint = readonly [number, number, number, number]
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const paintOf = (colour: string): Paint => {
      if (!canvas) throw new Error('no canvas')
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255]
    }
    const over = (top: Paint, below: Paint): Paint => {
      const part = (at: 0 | 1 | 2) => top[at] * top[3] + below[at] * (1 - top[3])
      return [part(0), part(1), part(2), 1]
    }
    const paperOf = (element: Element | null): Paint =>
      element === null
        ? [255, 255, 255, 1]
        : over(paintOf(getComputedStyle(element).backgroundColor), paperOf(element.parentElement))
    const linear = (part: number) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    }
    const light = ([red, green, blue]: Paint) =>
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    const contrastOf = (element: Element) => {
      const paper = paperOf(element)
      const ink = over(paintOf(getComputedStyle(element).color), paper)
      const [dark = 0, bright = 0] = [light(ink), light(paper)].sort((a, b) => a - b)
      return (bright + 0.05) / (dark + 0.05)
    }
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      const hasText = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim(),
      )
      const contrast = hasText ? contrastOf(element) : 21
      if (contrast >= 4.5) return []
      return [`${element.tagName} in ${element.parentElement?.tagName}: ${contrast.toFixed(2)}`]
    })
  }, within)

export const unreadable = async (page: Page, within: string) => {
  const here = await unreadableTexts(page, within)
  await flipScheme(page)
  const flipped = await unreadableTexts(page, within)
  await flipScheme(page)
  return { here, flipped }
}

/** Measures each table: its name, whether it scrolls, and which edges show more. */
export const tablesOf = (page: Page) =>
  page.locator('.article-table').evaluateAll((boxes) => {
    const look = async (box: Element) => {
      const edge = (side: string) => Number(getComputedStyle(box, side).opacity)
      const edgesAt = async (left: number) => {
        box.scrollLeft = left
        // The edges follow with the frame after next.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
        return { start: edge('::before'), end: edge('::after') }
      }
      const { scrollWidth, clientWidth } = box
      const inner = box.querySelector('table') as Element
      const atEnd = await edgesAt(scrollWidth)
      return {
        name: `${box.getAttribute('role')} ${box.getAttribute('aria-label')}`,
        isReachable: (box as HTMLElement).tabIndex === 0,
        scrolls: scrollWidth > clientWidth,
        isInnerCut: inner.scrollWidth > inner.clientWidth + 2,
        ...{ atStart: await edgesAt(0), atEnd },
      }
    }
    return Promise.all(boxes.map(look))
  })
