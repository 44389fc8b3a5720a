import type { InBothLanguages } from './in-both-languages.ts'

const chinese = {
  title: '文章预览',
  description: '还没有发布的文章，只给收到链接的人看。',
  notice: (date: string) => `预览：还没有发布的内容，最后改于 ${date}。请不要转发这个链接。`,
  loading: '正在打开预览……',
  endedTitle: '这个预览链接已经失效',
  endedText: '它过期了，或者作者结束了它。请向作者再要一个。',
  failedTitle: '没有连上',
  retry: '再试一次',
}
type PreviewCopy = typeof chinese

const english: PreviewCopy = {
  title: 'Article preview',
  description: 'An article that is not published yet, for the people who have its link.',
  notice: (date) => `Preview: not published yet, last changed ${date}. Please do not pass it on.`,
  loading: 'Opening the preview…',
  endedTitle: 'This preview link has ended',
  endedText: 'It has expired, or the author ended it. Ask the author for a new one.',
  failedTitle: 'Could not connect',
  retry: 'Try again',
}

export const previewCopy: InBothLanguages<PreviewCopy> = { 'zh-CN': chinese, en: english }
