import { article, home, labels, sidePanel, timeline } from './zh-CN/articles.ts'
import { board } from './zh-CN/board.ts'
import { comments, drawer, emoji, report } from './zh-CN/comments.ts'
import { links } from './zh-CN/links.ts'
import { formats, greetings, messages } from './zh-CN/messages.ts'
import { music } from './zh-CN/music.ts'
import { pictures } from './zh-CN/pictures.ts'
import { reading, viewer } from './zh-CN/reading.ts'
import { resources } from './zh-CN/resources.ts'
import { search } from './zh-CN/search.ts'
import { failure, footer, header, notFound, shell, thanks } from './zh-CN/shell.ts'
import { descriptions, found, site, titles } from './zh-CN/site.ts'
import { albums, endless, talks } from './zh-CN/talks.ts'

export const zhCN = {
  done: '成功',
  /** The title of the error page. */
  busy: '请稍候',
  listSeparator: '、',
  site,
  titles,
  descriptions,
  found,
  header,
  footer,
  shell,
  notFound,
  failure,
  thanks,
  messages,
  greetings,
  formats,
  home,
  article,
  reading,
  viewer,
  timeline,
  labels,
  sidePanel,
  resources,
  pictures,
  talks,
  albums,
  music,
  search,
  board,
  links,
  endless,
  comments,
  drawer,
  emoji,
  report,
}

export type Copy = typeof zhCN
