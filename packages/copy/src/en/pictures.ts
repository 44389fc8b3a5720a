import type { Copy } from '../zh-CN.ts'

export const pictures: Copy['pictures'] = {
  failed: 'The picture could not be uploaded',
  choose: 'Choose a picture',
  change: 'Change',
  remove: 'Remove',
  cancel: 'Cancel the upload',
  preparing: 'Preparing the picture',
  sending: (percent) => `Uploading ${percent}%`,
  finishing: 'Almost there',
  preview: 'The chosen picture',
}
