import { create } from 'zustand'

/** The view on the right side of the panel. */
type PanelView = 'songs' | 'queue' | 'together'

export const usePanelView = create<{ readonly view: PanelView }>()(() => ({ view: 'songs' }))

export const showView = (view: PanelView): void => usePanelView.setState({ view })
