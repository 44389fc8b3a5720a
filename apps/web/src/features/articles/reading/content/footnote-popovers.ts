import type { ReadingToolsCopy } from '@lanting/copy/reading-tools'

type NoteCopy = Pick<ReadingToolsCopy, 'footnote' | 'backToText'>

const MARGIN_PX = 12
const LEAVE_MS = 200

const noteOf = (text: HTMLElement, link: HTMLAnchorElement) =>
  text.querySelector(`[id="${CSS.escape(link.hash.slice(1))}"]`)

/** The note without the links that lead back, and without ids, which would be there twice. */
const contentOf = (note: Element) => {
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

/** Shows one note at a time beside its number. */
const createPopover = (text: HTMLElement, signal: AbortSignal) => {
  const box = createBox()
  let shown: HTMLAnchorElement | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  const stay = () => clearTimeout(leaving)
  const close = () => {
    stay()
    shown = undefined
    box.remove()
  }
  const open = (link: HTMLAnchorElement) => {
    stay()
    const note = noteOf(text, link)
    if (!note || shown === link) return
    close()
    shown = link
    link.closest('sup')?.after(box)
    box.showPopover()
    box.replaceChildren(...contentOf(note))
    place(box, link)
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
  return { open, close, leave, isOpen: (link: HTMLAnchorElement) => shown === link }
}

const usesNewTab = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey

/** A footnote opens beside its number: by pointing, by a click, by Enter. Returns the cleanup. */
export const footnotePopovers = (text: HTMLElement, copy: NoteCopy): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  const popover = createPopover(text, signal)
  for (const link of text.querySelectorAll<HTMLAnchorElement>('.footnote-ref > a')) {
    link.setAttribute('aria-label', copy.footnote(link.textContent ?? ''))
    link.addEventListener(
      'click',
      (event) => {
        if (usesNewTab(event)) return
        event.preventDefault()
        if (popover.isOpen(link) && event.detail === 0) popover.close()
        else popover.open(link)
      },
      { signal },
    )
    const onMouse = (action: () => void) => (event: PointerEvent) =>
      event.pointerType === 'mouse' && action()
    link.addEventListener(
      'pointerenter',
      onMouse(() => popover.open(link)),
      { signal },
    )
    link.addEventListener('pointerleave', onMouse(popover.leave), { signal })
  }
  for (const link of text.querySelectorAll('.footnote-backref')) {
    link.setAttribute('aria-label', copy.backToText)
  }
  return () => stop.abort()
}
