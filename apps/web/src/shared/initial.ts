/** Returns the initial that replaces an image. */
export const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? ''
