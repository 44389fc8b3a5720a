/** A wrong search parameter stays as it stands, so that nobody is sent elsewhere for it. */
export const wholeNumber = (value: unknown): number | undefined => {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}
