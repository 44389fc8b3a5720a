import { devices, login, userCenter } from './zh-CN/accounts.ts'
import { article, home, labels, sidePanel, timeline } from './zh-CN/articles.ts'
import { errors } from './zh-CN/errors.ts'
import { formats, greetings, messages } from './zh-CN/messages.ts'
import { music } from './zh-CN/music.ts'
import { pictures } from './zh-CN/pictures.ts'
import { reading, viewer } from './zh-CN/reading.ts'
import { resources } from './zh-CN/resources.ts'
import { search } from './zh-CN/search.ts'
import { failure, footer, header, notFound, shell, thanks } from './zh-CN/shell.ts'
import { descriptions, found, site, titles } from './zh-CN/site.ts'

export const zhCN = {
  done: '成功',
  listSeparator: '、',
  errors,
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
  login,
  userCenter,
  devices,
  pictures,
  music,
  search,
}

export type Copy = typeof zhCN
