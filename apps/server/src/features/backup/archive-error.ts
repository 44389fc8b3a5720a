import type { BackupFault } from '@lanting/contract'
import { StartupError } from '../../platform/startup-error.ts'

type ArchiveFault = Exclude<BackupFault, 'other'>

const SENTENCES: Record<ArchiveFault, (file: string, detail: string) => string> = {
  foreign: (file) => `${file} is not an archive of Lanting.`,
  newer: (file, detail) =>
    `${file} was made by a newer version of Lanting (${detail}): update the program first.`,
  damaged: (file, detail) => `${file} is damaged or incomplete (${detail}).`,
  needsPassphrase: (file) => `${file} is encrypted: name its passphrase with --passphrase-env.`,
  wrongPassphrase: (file) => `The passphrase does not open ${file}.`,
  diskFull: (file, detail) => `There is not enough free space for ${file} (${detail}).`,
  unreachable: (file, detail) => `${file} cannot be reached (${detail}).`,
  otherFiles: (file) =>
    `The files in ${file} belong to another site: nothing was changed. If they are of this site, the command files --adopt takes them over.`,
  changing: (file, detail) => `${file} could not be made: ${detail} changed while it was read.`,
}

/** A reason why an archive cannot be made or read, in one sentence. */
export class ArchiveError extends StartupError {
  readonly fault: ArchiveFault

  constructor(fault: ArchiveFault, file: string, detail = '') {
    super(SENTENCES[fault](file, detail))
    this.fault = fault
  }
}
