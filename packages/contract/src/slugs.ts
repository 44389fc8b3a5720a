/** Words of any script with hyphens between them. */
const SLUG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{M}\p{N}]+)*$/u
/** Longer addresses are not cached. */
const ENCODED_MAX = 400

/** Whether a text can be the last part of an article's address. */
export const isSlug = (text: string): boolean =>
  SLUG.test(text) &&
  text === text.normalize('NFC').toLowerCase() &&
  encodeURIComponent(text).length <= ENCODED_MAX

/** Makes a slug of a title. The result is empty if the title has no letters and digits. */
export const slugOf = (text: string): string => {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`
    if (isSlug(longer)) slug = longer
  }
  return slug
}
