/** Pictures as the renderer writes them: every value is in double quotes. */
export const IMAGE = '<img(?: [a-z-]+(?:="[^"]*")?)*>'
export const IMAGES = new RegExp(IMAGE, 'g')
export const SOURCE = / src="([^"]*)"/
