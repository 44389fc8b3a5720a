import sharp from 'sharp'

/** A photo with a date, a camera and a place. */
export const photoFile = async (name: string, hue: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 400, height: 300, channels: 3, background: { r: hue, g: 120, b: 90 } },
  })
    .jpeg()
    .withExif({
      IFD0: { Make: 'FUJIFILM', Model: 'X100V' },
      IFD2: { DateTimeOriginal: '2026:04:03 12:30:45' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 0/1 0/1' },
    })
    .toBuffer(),
})
