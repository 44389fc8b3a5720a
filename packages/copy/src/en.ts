import { article, home, labels, sidePanel, timeline } from './en/articles.ts'
import { board } from './en/board.ts'
import { comments, drawer, emoji, report } from './en/comments.ts'
import { links } from './en/links.ts'
import { formats, greetings, messages } from './en/messages.ts'
import { music } from './en/music.ts'
import { pictures } from './en/pictures.ts'
import { reading, viewer } from './en/reading.ts'
import { resources } from './en/resources.ts'
import { search } from './en/search.ts'
import { failure, footer, header, notFound, shell, thanks } from './en/shell.ts'
import { descriptions, found, site, titles } from './en/site.ts'
import { albums, endless, talks } from './en/talks.ts'
import type { Copy } from './zh-CN.ts'

export const en: Copy = {
  done: 'Done',
  busy: 'Please wait',
  listSeparator: ', ',
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
