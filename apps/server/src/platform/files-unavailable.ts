/** The store of the files cannot be reached now. */
export class FilesUnavailable extends Error {}
