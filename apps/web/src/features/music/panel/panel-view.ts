import { create } from 'zustand'

/** What the right side of the panel shows. */
type PanelView = 'songs' | 'queue' | 'together'

export const usePanelView = create<{ readonly view: PanelView }>()(() => ({ view: 'songs' }))

export const showView = (view: PanelView): void => usePanelView.setState({ view })
