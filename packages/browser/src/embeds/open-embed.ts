/** Scripts and storage of its own origin, but never the window of the site. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation'
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
/** A longer text belongs on its own site. */
const TEXT_MAX_CHARACTERS = 100_000

const frameOf = (source: string, name: string) => {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', SANDBOX)
  frame.allow = ALLOWED
  // Players refuse to play for a page that does not name its origin.
  frame.referrerPolicy = 'strict-origin'
  frame.title = name
  frame.src = source
  return frame
}

const textOf = async (source: string) => {
  const answer = await fetch(source, { credentials: 'omit', referrerPolicy: 'no-referrer' })
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}.`)
  const shown = document.createElement('pre')
  shown.tabIndex = 0
  shown.textContent = (await answer.text()).slice(0, TEXT_MAX_CHARACTERS)
  return shown
}

const show = (card: HTMLElement, content: HTMLElement) => {
  card.parentElement?.setAttribute('data-open', '')
  card.before(content)
  content.focus()
}

/** Loads what a card stands for. The card stays below as its link. */
export const openEmbed = async (
  card: HTMLAnchorElement,
  copy: { readonly embedFailed: string },
): Promise<void> => {
  const { source = '' } = card.dataset
  const box = card.parentElement
  if (!box || box.hasAttribute('data-open') || box.ariaBusy === 'true') return
  const name = card.querySelector('.embed-name')?.textContent ?? card.hostname
  if (!box.classList.contains('embed-text')) return show(card, frameOf(source, name))
  box.ariaBusy = 'true'
  try {
    show(card, await textOf(source))
  } catch (error) {
    console.info('An embedded text was not loaded.', error)
    const hint = card.querySelector('.embed-hint')
    if (hint) Object.assign(hint, { role: 'status', textContent: copy.embedFailed })
  } finally {
    box.ariaBusy = null
  }
}
