import type { readingTools as chinese } from '../zh-CN/reading-tools.ts'

export const readingTools: typeof chinese = {
  closeComfort: 'Close reading settings',
  textSize: 'Text size',
  lineWidth: 'Line width',
  typeface: 'Typeface',
  comfortNames: {
    sizes: { small: 'Small', medium: 'Medium', large: 'Large', huge: 'Extra large' },
    widths: { narrow: 'Narrow', normal: 'Normal', wide: 'Wide' },
    faces: { sans: 'Sans', serif: 'Serif' },
  },
  continueOffer: 'You stopped in the middle',
  continueReading: 'Continue where you stopped',
  dismissOffer: 'No, thanks',
  copyCode: 'Copy code',
  wrapCode: 'Wrap lines',
  footnote: (number) => `Footnote ${number}`,
  embedFailed: 'Could not load it. Press again, or open it in a new tab.',
  playNext: 'Play next',
  addToQueue: 'Add to queue',
  backToText: 'Back to the text',
  enlarge: (what) => (what ? `Enlarge: ${what}` : 'Enlarge image'),
}
