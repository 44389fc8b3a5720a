/**
 * The codes of answers that are no failures. Apart from the errors, which no page has to load.
 * `hint`: the call did nothing, but nothing is wrong.
 */
export const CODE = { success: 0, hint: 100, musicSuccess: 200 } as const
