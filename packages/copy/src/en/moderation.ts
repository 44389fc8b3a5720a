import type { order as chinese } from '../zh-CN/moderation.ts'

export const order: typeof chinese = {
  removed: {
    one: (text) => `What you wrote, “${text}”, was removed by the owner.`,
    many: (count) => `${count} things that you wrote were removed by the owner.`,
  },
  refused: {
    one: (text) => `The owner has read what you wrote, “${text}”, and did not publish it.`,
    many: (count) => `The owner has read ${count} things that you wrote, and did not publish them.`,
  },
  reportRemoved: {
    one: (text) => `What you reported, “${text}”, is removed. Thank you for telling.`,
    many: (count) => `${count} things that you reported are removed. Thank you for telling.`,
  },
  reportKept: {
    one: (text) => `The owner has looked at what you reported, “${text}”, and kept it.`,
    many: (count) => `The owner has looked at ${count} things that you reported, and kept them.`,
  },
}
