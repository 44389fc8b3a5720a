/** The store of the files cannot be reached now. */
export class FilesUnavailable extends Error {}

/** The store answers and refuses: a key or the bucket is wrong, or something is not allowed. */
export class FilesRefused extends FilesUnavailable {}
