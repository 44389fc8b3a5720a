import type { ReadingToolsCopy } from '@lanting/copy/reading-tools'
import type { Copy } from '@lanting/copy/zh-CN'
import { copyText } from '../../../../shared/copy-text.ts'

type ToolCopy = Copy['reading'] & Pick<ReadingToolsCopy, 'copyCode' | 'wrapCode'>

/** Code tabs: only one block is visible. Folded code is copied too. */
const shownCode = (block: Element) => {
  const blocks = [...block.querySelectorAll('pre')]
  const shown = blocks.find((pre) => pre.checkVisibility()) ?? blocks[0]
  return shown?.textContent?.trimEnd() ?? ''
}

const button = (className: string, label: string, onClick: (button: HTMLElement) => void) => {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = className
  made.setAttribute('aria-label', label)
  made.title = label
  made.addEventListener('click', () => onClick(made))
  return made
}

const wrapButton = (block: HTMLElement, copy: ToolCopy) => {
  const toggle = (made: HTMLElement) => {
    const isWrapped = block.toggleAttribute('data-wrapped')
    made.setAttribute('aria-pressed', String(isWrapped))
  }
  const made = button('wrap-code', copy.wrapCode, toggle)
  made.setAttribute('aria-pressed', 'false')
  return made
}

/** Code tabs: label, language and text of a tab have separate inputs, which this links. */
const linkTabs = (block: HTMLElement, signal: AbortSignal) => {
  const show = ({ target }: Event) => {
    const { className } = target as HTMLInputElement
    for (const input of block.querySelectorAll('input')) {
      if (input.className === className) input.checked = true
    }
  }
  block.addEventListener('change', show, { signal })
}

/** Adds buttons for copying and wrapping to a block of code. Returns the cleanup. */
export const codeTools = (block: HTMLElement, copy: ToolCopy): (() => void) => {
  const stop = new AbortController()
  const tools = document.createElement('div')
  tools.className = 'code-tools'
  tools.append(
    wrapButton(block, copy),
    button('copy-code', copy.copyCode, () => copyText(shownCode(block), copy)),
  )
  // Beside the fold, not inside: a button in a button cannot be reached.
  block.append(tools)
  linkTabs(block, stop.signal)
  return () => {
    stop.abort()
    tools.remove()
  }
}
