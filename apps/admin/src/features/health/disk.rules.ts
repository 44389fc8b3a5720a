interface Disk {
  readonly freeBytes: number
  readonly diskBytes: number
}

const LOW_BYTES = 1024 ** 3
const LOW_SHARE = 0.05

/** Whether the disk is nearly full: below a gigabyte, or below a twentieth of it. */
export const isDiskLow = ({ freeBytes, diskBytes }: Disk): boolean =>
  freeBytes < LOW_BYTES || freeBytes < diskBytes * LOW_SHARE
