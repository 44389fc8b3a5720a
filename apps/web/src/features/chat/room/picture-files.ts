import { PICTURE_TYPES } from '@lanting/contract'

/** Pictures that wait or are on their way at the same time. */
const PICTURES_MAX = 9

/** Whether files are dragged, not a text or a link. */
export const hasFiles = ({ types }: Pick<DataTransfer, 'types'>): boolean => types.includes('Files')

interface ChosenPictures {
  readonly pictures: readonly File[]
  /** Why some of the files are left out. */
  readonly refusal?: 'notPicture' | 'tooMany'
}

/** Returns the pictures among chosen, pasted or dropped files. */
export const picturesAmong = (
  files: Iterable<Pick<File, 'type'>>,
  waitingCount: number,
): ChosenPictures => {
  const all = [...files] as File[]
  const known = all.filter(({ type }) => PICTURE_TYPES.includes(type))
  const pictures = known.slice(0, Math.max(0, PICTURES_MAX - waitingCount))
  if (pictures.length < known.length) return { pictures, refusal: 'tooMany' }
  return known.length < all.length ? { pictures, refusal: 'notPicture' } : { pictures }
}
