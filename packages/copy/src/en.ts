import { devices, login, userCenter } from './en/accounts.ts'
import { article, home, labels, sidePanel, timeline } from './en/articles.ts'
import { errors } from './en/errors.ts'
import { formats, greetings, messages } from './en/messages.ts'
import { pictures } from './en/pictures.ts'
import { search } from './en/search.ts'
import { failure, footer, header, notFound, shell, thanks } from './en/shell.ts'
import { site, titles } from './en/site.ts'
import type { Copy } from './zh-CN.ts'

export const en: Copy = {
  done: 'Done',
  listSeparator: ', ',
  errors,
  site,
  titles,
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
  timeline,
  labels,
  sidePanel,
  login,
  userCenter,
  devices,
  pictures,
  search,
}
