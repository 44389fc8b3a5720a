import type { InBothLanguages } from './in-both-languages.ts'

const chinese = {
  title: '分享的歌',
  by: (name: string) => `${name} 的分享`,
  toSite: '去网站看看',
  goneTitle: '分享已经结束',
  gone: '这个分享过期了，或者被收回了。',
  none: '这里的歌已经不在了。',
}
type MusicShareCopy = typeof chinese

const english: MusicShareCopy = {
  title: 'Shared songs',
  by: (name) => `Shared by ${name}`,
  toSite: 'Visit the site',
  goneTitle: 'This share has ended',
  gone: 'It has expired or was taken back.',
  none: 'These songs are no longer here.',
}

export const musicShareCopy: InBothLanguages<MusicShareCopy> = { 'zh-CN': chinese, en: english }
