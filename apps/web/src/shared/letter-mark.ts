/** The letter that stands in for a picture. */
export const letterOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? ''
