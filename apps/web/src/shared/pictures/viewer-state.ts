import { create } from 'zustand'

export interface ViewedPicture {
  readonly src: string
  readonly alt: string
  /** Shown below the picture, in place of its description. */
  readonly caption?: string
  /** When and with what it was taken. */
  readonly facts?: string
  /** A tiny WebP in base64, shown while loading. */
  readonly blur?: string
}

export interface Viewed {
  readonly pictures: readonly ViewedPicture[]
  readonly index: number
}

/** The images of the open viewer, if any. */
export const useViewed = create<{ readonly viewed?: Viewed }>()(() => ({}))

export const openViewer = (pictures: readonly ViewedPicture[], index: number): void =>
  useViewed.setState({ viewed: { pictures, index } })

export const closeViewer = (): void => useViewed.setState({ viewed: undefined })

/** Wraps around. */
export const turnViewer = (steps: number): void =>
  useViewed.setState(({ viewed }) => {
    if (!viewed) return {}
    const count = viewed.pictures.length
    return { viewed: { ...viewed, index: (viewed.index + steps + count) % count } }
  })

/** Returns the previous and the next image, which are likely next. */
export const neighboursOf = (pictures: readonly ViewedPicture[], index: number) =>
  pictures.filter((_, at) => Math.abs(at - index) === 1)
