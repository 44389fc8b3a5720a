import { descriptionOf } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/api.ts'
import { coverOf } from '../../../shared/cover-of.ts'
import { pictureAttributes } from '../../../shared/pictures/picture-attributes.ts'
import { useApi } from '../../../shared/use-api.ts'
import { type OwnPage, ownPageOf } from './own-pages.rules.ts'
import './own-card.css'

interface Card {
  readonly title: string
  readonly text: string
  readonly picture?: string
}

const QUIET = { quiet: true } as const

const articleCard = async (api: Api, id: number): Promise<Card> => {
  const article = await api.getArticleById({ params: { id } }, QUIET)
  const { article_title: title, article_description: text } = article
  return { title, text, picture: coverOf(article) }
}

const loadCard = async (api: Api, page: OwnPage): Promise<Card | null> => {
  switch (page.kind) {
    case 'article':
      return articleCard(api, page.id)
    case 'articleSlug':
      return articleCard(api, (await api.getArticleIdBySlug({ params: page }, QUIET)).id)
    case 'talk': {
      const talk = await api.getBlogTalkById({ params: { id: page.id } }, QUIET)
      const { nick_name: title, content, talkImgList = [] } = talk
      return { title, text: descriptionOf(content), picture: talkImgList[0] }
    }
    case 'album': {
      const album = (await api.getAllAlbumList(undefined, QUIET)).find(({ id }) => id === page.id)
      if (!album) return null
      const { album_name: title, description: text, album_cover: picture } = album
      return { title, text, picture }
    }
    case 'song': {
      const query = { ids: String(page.id) }
      const [song] = (await api.getSongDetail({ query }, QUIET)).songs
      if (!song) return null
      const text = song.ar.map(({ name }) => name).join(' / ')
      return { title: song.name, text, picture: song.al.picUrl }
    }
    default:
      return page satisfies never
  }
}

const PageCard = ({ page }: { page: OwnPage }) => {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['own card', page.path],
    queryFn: () => loadCard(api, page),
    retry: false,
  })
  if (!data) return null
  const { title, text, picture } = data
  return (
    <a className="room-card" href={page.path}>
      {picture && <img {...pictureAttributes(picture, '72px')} alt="" loading="lazy" />}
      <b dir="auto">{title}</b>
      {text && <span dir="auto">{text}</span>}
    </a>
  )
}

interface Props {
  /** The links of a message to this site. */
  readonly addresses: readonly string[]
}

/** The card of an article, talk, album or song of this site. Without one, the link is enough. */
export const OwnCard = ({ addresses }: Props) => {
  const [page] = addresses.flatMap((address) => ownPageOf(address, location.origin) ?? [])
  return page && <PageCard page={page} />
}
