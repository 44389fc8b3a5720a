import type { order as chinese } from '../zh-CN/moderation.ts'

export const order: typeof chinese = {
  removed: {
    one: (text) => `Your post “${text}” was removed by a moderator.`,
    many: (count) => `${count} of your posts were removed by a moderator.`,
  },
  refused: {
    one: (text) => `Your post “${text}” was not approved.`,
    many: (count) => `${count} of your posts were not approved.`,
  },
  reportRemoved: {
    one: (text) => `The content you reported, “${text}”, was removed. Thank you.`,
    many: (count) => `${count} items you reported were removed. Thank you.`,
  },
  reportKept: {
    one: (text) => `A moderator reviewed the content you reported, “${text}”, and kept it.`,
    many: (count) => `A moderator reviewed ${count} items you reported and kept them.`,
  },
}
