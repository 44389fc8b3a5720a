import type { ReadingToolsCopy } from '@lanting/copy/reading-tools'

type NoteCopy = Pick<ReadingToolsCopy, 'footnote' | 'backToText'>

const MARGIN_PX = 12
const LEAVE_MS = 200

const noteOf = (text: HTMLElement, link: HTMLAnchorElement) =>
  text.querySelector(`[id="${CSS.escape(link.hash.slice(1))}"]`)

/** The note without the links that lead back, and without ids, which would be there twice. */
const contentOf = (note: Element | null) => {
  if (!note) return []
  const copy = note.cloneNode(true) as Element
  for (const back of copy.querySelectorAll('.footnote-backref')) back.remove()
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id')
  return [...copy.childNodes]
}

/** Below the number if there is space, else above, and always inside the window. */
const place = (box: HTMLElement, link: HTMLElement) => {
  const { left, top, bottom } = link.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const most = document.documentElement.clientWidth - width - MARGIN_PX
  const isBelow = bottom + height + MARGIN_PX < window.innerHeight
  box.style.left = `${Math.max(MARGIN_PX, Math.min(left - MARGIN_PX, most))}px`
  box.style.top = `${Math.max(MARGIN_PX, isBelow ? bottom + 6 : top - height - 6)}px`
}

const createBox = () => {
  const box = document.createElement('div')
  box.className = 'footnote-popover'
  box.role = 'status'
  box.popover = 'manual'
  return box
}

/** Shows one note at a time beside its place in the text. */
const createPopover = (signal: AbortSignal) => {
  const box = createBox()
  let shown: HTMLElement | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  const stay = () => clearTimeout(leaving)
  const close = () => {
    stay()
    shown = undefined
    box.remove()
  }
  const open = (anchor: HTMLElement, content: readonly (Node | string)[]) => {
    stay()
    if (shown === anchor || content.length === 0) return
    close()
    shown = anchor
    const parent = anchor.closest('sup') ?? anchor
    parent.after(box)
    box.showPopover()
    box.replaceChildren(...content)
    place(box, anchor)
  }
  const leave = () => {
    stay()
    leaving = setTimeout(close, LEAVE_MS)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) close()
  }
  const onPress = ({ target }: Event) => {
    if (shown && !box.contains(target as Node) && !shown.contains(target as Node)) close()
  }
  box.addEventListener('pointerenter', stay)
  box.addEventListener('pointerleave', leave)
  document.addEventListener('keydown', onKey, { signal })
  document.addEventListener('pointerdown', onPress, { signal })
  window.addEventListener('scroll', close, { signal, passive: true })
  signal.addEventListener('abort', close)
  return { open, close, leave, isOpen: (anchor: HTMLElement) => shown === anchor }
}

type Popover = ReturnType<typeof createPopover>

/** The browser shows the full name only to a mouse. This shows it to fingers and keyboards too. */
const explain = (abbreviation: HTMLElement, popover: Popover, signal: AbortSignal) => {
  abbreviation.tabIndex = 0
  const show = () => popover.open(abbreviation, [abbreviation.title])
  abbreviation.addEventListener('focus', show, { signal })
  abbreviation.addEventListener('click', show, { signal })
  abbreviation.addEventListener('blur', popover.close, { signal })
}

const usesNewTab = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey

/**
 * A footnote opens beside its number: by pointing, by a click, by Enter. An abbreviation opens when
 * it has the focus. Returns the cleanup.
 */
export const footnotePopovers = (text: HTMLElement, copy: NoteCopy): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  const popover = createPopover(signal)
  for (const abbreviation of text.querySelectorAll<HTMLElement>('abbr[title]')) {
    explain(abbreviation, popover, signal)
  }
  for (const link of text.querySelectorAll<HTMLAnchorElement>('.footnote-ref > a')) {
    const open = () => popover.open(link, contentOf(noteOf(text, link)))
    link.setAttribute('aria-label', copy.footnote(link.textContent ?? ''))
    link.addEventListener(
      'click',
      (event) => {
        if (usesNewTab(event)) return
        event.preventDefault()
        if (popover.isOpen(link) && event.detail === 0) popover.close()
        else open()
      },
      { signal },
    )
    const onMouse = (action: () => void) => (event: PointerEvent) =>
      event.pointerType === 'mouse' && action()
    link.addEventListener('pointerenter', onMouse(open), { signal })
    link.addEventListener('pointerleave', onMouse(popover.leave), { signal })
  }
  for (const link of text.querySelectorAll('.footnote-backref')) {
    link.setAttribute('aria-label', copy.backToText)
  }
  return () => stop.abort()
}
