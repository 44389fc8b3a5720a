import type { Copy } from '../zh-CN.ts'

export const pictures: Copy['pictures'] = {
  failed: 'Could not upload the image',
  choose: 'Choose an image',
  change: 'Change',
  remove: 'Remove',
  cancel: 'Cancel upload',
  preparing: 'Preparing image',
  sending: (percent) => `Uploading ${percent}%`,
  finishing: 'Finishing',
  preview: 'Selected image',
}
