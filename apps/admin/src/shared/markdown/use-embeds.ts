import { openEmbed } from '@lanting/browser/open-embed'
import { isDrawing, nightTwin } from '@lanting/contract'
import { readingToolsCopy } from '@lanting/copy/reading-tools'
import { useCallback, useEffect } from 'react'
import { api } from '../api.ts'
import { useCopy, useLanguage } from '../language.ts'

interface Words {
  readonly title: string
  readonly summary: string
  /** Empty: none. */
  readonly cover: string
}

/** The id is behind the question mark, or belongs to the slug. */
const articleIdOf = async (address: string): Promise<number> => {
  const [, slug] = address.split('/article/')
  if (slug === undefined) return Number(address.split('=')[1])
  const params = { slug: decodeURIComponent(slug) }
  return (await api.getArticleIdBySlug({ params }, { quiet: true })).id
}

const article = async (address: string): Promise<Words> => {
  const id = await articleIdOf(address)
  const found = await api.getArticleById({ params: { id } }, { quiet: true })
  const { article_title: title, article_description: summary } = found
  return { title, summary, cover: found.article_cover || found.article_painting }
}

const song = async (address: string): Promise<Words | undefined> => {
  const ids = address.split('=')[1] ?? ''
  const { songs } = await api.getSongDetail({ query: { ids } }, { quiet: true })
  const [found] = songs
  return (
    found && { title: found.name, summary: found.ar.map(({ name }) => name).join(' / '), cover: '' }
  )
}

const known = new Map<string, Promise<Words | undefined>>()

const wordsOf = (address: string): Promise<Words | undefined> => {
  const asked =
    known.get(address) ??
    (address.startsWith('/article') ? article(address) : song(address)).catch((error) => {
      console.info('A card stays an address.', error)
      return undefined
    })
  known.set(address, asked)
  return asked
}

const span = (name: string, text: string) => {
  const made = document.createElement('span')
  made.className = `embed-${name}`
  made.textContent = text
  return made
}

const image = (src: string, when = '') =>
  Object.assign(new Image(), { src, alt: '', className: `embed-cover ${when}` })

const pictures = (url: string) => {
  if (url === '') return []
  return isDrawing(url) ? [image(url, 'by-day'), image(nightTwin(url), 'by-night')] : [image(url)]
}

const fillCard = async (card: HTMLElement) => {
  const words = await wordsOf(card.getAttribute('href') ?? '')
  if (!words) return
  const { title, summary, cover } = words
  card.replaceChildren(...pictures(cover), span('title', title), ' ', span('summary', summary))
}

/**
 * The cards of a preview: as on the site, and a press opens what they stand for. Returns a function
 * to call whenever the preview has new content.
 */
export const useEmbeds = (previewId: string): (() => void) => {
  const { reading } = useCopy()
  const language = useLanguage()
  useEffect(() => {
    const stop = new AbortController()
    const press = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const card = target?.closest<HTMLAnchorElement>(`#${previewId} .embed-card`)
      if (!card || card.hasAttribute('download')) return
      event.preventDefault()
      if (card.dataset.source) void openEmbed(card, readingToolsCopy[language])
      else window.open(card.href, '_blank', 'noopener')
    }
    document.addEventListener('click', press, stop)
    return () => stop.abort()
  }, [previewId, language])
  return useCallback(() => {
    const preview = document.getElementById(previewId)
    for (const hint of preview?.querySelectorAll<HTMLElement>('.embed-hint') ?? []) {
      hint.textContent = reading.embedHint(hint.dataset.host ?? '')
    }
    const own =
      preview?.querySelectorAll<HTMLElement>('.embed-card:not([data-source], [download])') ?? []
    for (const card of own) void fillCard(card)
  }, [previewId, reading])
}
