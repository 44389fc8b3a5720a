/** Marks beyond two on a letter. Tibetan, Burmese and Hebrew letters carry up to five. */
const STACKS =
  /(?<=[\p{Mn}\p{Me}]{2})(?![\p{Script=Tibt}\p{Script=Mymr}\p{Script=Hebr}])[\p{Mn}\p{Me}]|(?<=[\p{Mn}\p{Me}]{5})[\p{Mn}\p{Me}]/gu

/** Removes the marks that would be stacked out of the line. */
export const withoutStacks = (text: string): string => text.replace(STACKS, '')

export const hasStacks = (text: string): boolean => withoutStacks(text) !== text
