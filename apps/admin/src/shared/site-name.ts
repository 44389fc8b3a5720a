import { create } from 'zustand'

/** The name that the owner gave the site; empty until it is known. */
export const useSiteName = create(() => '')
