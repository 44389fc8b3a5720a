/** Whether the device has a pointer that can hover. */
export const canHover = (): boolean => window.matchMedia('(hover: hover)').matches
