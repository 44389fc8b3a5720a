/** The scroll position of the board, restored on return. */
let y = 0
let hasLeft = false

export const boardPosition = {
  remember: (scrollY: number): void => {
    y = scrollY
  },

  /** After publishing, the board starts at its top. */
  forget: (): void => {
    y = 0
  },

  restore: (): void => window.scrollTo({ top: y, behavior: 'instant' }),

  leave: (): void => {
    hasLeft = true
  },

  isReturn: (): boolean => hasLeft,
}
