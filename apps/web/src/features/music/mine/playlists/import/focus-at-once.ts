/** As a ref: the element has the focus as soon as it is there. */
export const focusAtOnce = (element: HTMLElement | null): void => element?.focus()
