/** Where somebody was on the board, for when they come back to it. */
let y = 0
let hasLeft = false

export const boardPosition = {
  remember: (scrollY: number): void => {
    y = scrollY
  },

  /** After one has written something, the newest is at the top. */
  forget: (): void => {
    y = 0
  },

  restore: (): void => window.scrollTo({ top: y, behavior: 'instant' }),

  leave: (): void => {
    hasLeft = true
  },

  isReturn: (): boolean => hasLeft,
}
