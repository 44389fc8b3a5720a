import { create } from 'zustand'

export interface ViewedPicture {
  readonly src: string
  readonly alt: string
  /** A few pixels of it as base64 of a WebP, shown until it is there. */
  readonly blur?: string
}

export interface Viewed {
  readonly pictures: readonly ViewedPicture[]
  readonly index: number
}

/** Which pictures fill the window, if any do. */
export const useViewed = create<{ readonly viewed?: Viewed }>()(() => ({}))

export const openViewer = (pictures: readonly ViewedPicture[], index: number): void =>
  useViewed.setState({ viewed: { pictures, index } })

export const closeViewer = (): void => useViewed.setState({ viewed: undefined })

/** Goes on in a ring. */
export const turnViewer = (steps: number): void =>
  useViewed.setState(({ viewed }) => {
    if (!viewed) return {}
    const count = viewed.pictures.length
    return { viewed: { ...viewed, index: (viewed.index + steps + count) % count } }
  })

/** The pictures before and behind one, which are likely to be wanted next. */
export const neighboursOf = (pictures: readonly ViewedPicture[], index: number) =>
  pictures.filter((_, at) => Math.abs(at - index) === 1)
