import type { moderation as chinese } from '../zh-CN/moderation.ts'

export const moderation: typeof chinese = {
  removed: {
    one: (text) => `Your post “${text}” was removed by the site owner.`,
    many: (count) => `${count} of your posts were removed by the site owner.`,
  },
  refused: {
    one: (text) => `Your post “${text}” was reviewed and not published.`,
    many: (count) => `${count} of your posts were reviewed and not published.`,
  },
  reportRemoved: {
    one: (text) => `The post you reported, “${text}”, was removed. Thank you.`,
    many: (count) => `${count} posts you reported were removed. Thank you.`,
  },
  reportKept: {
    one: (text) => `The post you reported, “${text}”, was reviewed and kept.`,
    many: (count) => `${count} posts you reported were reviewed and kept.`,
  },
}
