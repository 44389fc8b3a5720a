import type { InBothLanguages } from './in-both-languages.ts'

const chinese = {
  title: '回应',
  names: {
    heart: '喜欢',
    clap: '鼓掌',
    think: '思考',
    laugh: '好笑',
    party: '庆祝',
    sad: '难过',
  },
  label: (name: string, count: number) => `${name}，${count} 人`,
}
type ReactionCopy = typeof chinese

const english: ReactionCopy = {
  title: 'Reactions',
  names: {
    heart: 'Love',
    clap: 'Applause',
    think: 'Thinking',
    laugh: 'Laughing',
    party: 'Celebrate',
    sad: 'Sad',
  },
  label: (name, count) => `${name}, ${count}`,
}

/** Separate from the copy that every page loads. It comes with the reactions. */
export const reactionCopy: InBothLanguages<ReactionCopy> = {
  'zh-CN': chinese,
  en: english,
}
