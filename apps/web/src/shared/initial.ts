/** The letter that stands in for a picture. */
export const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? ''
