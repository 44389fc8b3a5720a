/** Writes an address as a header can contain it. What is encoded already stays as it is. */
export const locationOf = (address: string): string =>
  address.toWellFormed().replaceAll(/[^!-~]+/g, encodeURIComponent)
