/** Whether somebody points with a mouse: fingers neither rest on things nor stir beside them. */
export const canHover = (): boolean => window.matchMedia('(hover: hover)').matches
