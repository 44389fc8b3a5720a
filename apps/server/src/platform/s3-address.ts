import { StartupError } from './startup-error.ts'

/** Where an object store keeps the files, and as whom it is asked. */
export interface S3Address {
  readonly isHttps: boolean
  readonly host: string
  readonly port: number | undefined
  readonly bucket: string
  /** Begins every key; empty, or with a slash at its end. */
  readonly prefix: string
  readonly region: string
  /** Whether the bucket is in the path, not in the name of the host. */
  readonly isPathStyle: boolean
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const OPTIONS = ['region', 'path-style', 'tls']
const FORM = 's3://key:secret@host[:port]/bucket'
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^(?:[a-z0-9_-][a-z0-9._-]*\/)*$/i

const decode = (name: string, text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new StartupError(`${name} has to write % in its key or its secret as %25.`)
  }
}

const onOrOff = (name: string, query: URLSearchParams, option: string) => {
  const value = query.get(option) || 'on'
  if (value === 'on' || value === 'off') return value === 'on'
  throw new StartupError(`${name} has to say ${option}=on or ${option}=off.`)
}

/** Reads an address such as FILES_URL. Its sentences never repeat the secret. */
export const parseS3Address = (name: string, value: string): S3Address => {
  if (!value.startsWith('s3://') || !URL.canParse(value)) {
    throw new StartupError(`${name} has to be an address like ${FORM}.`)
  }
  const { hostname, port, username, password, pathname, searchParams: query } = new URL(value)
  if (hostname === '') throw new StartupError(`${name} has to name a host: ${FORM}.`)
  if (username === '' || password === '') {
    throw new StartupError(`${name} has to name key and secret: ${FORM}.`)
  }
  const [, bucket = '', ...folders] = pathname.split('/')
  const prefix = folders
    .filter(Boolean)
    .map((folder) => `${folder}/`)
    .join('')
  if (!BUCKET.test(bucket)) throw new StartupError(`${name} has to name a bucket: ${FORM}.`)
  if (!PREFIX.test(prefix)) {
    throw new StartupError(`${name} has a folder that is not made of letters, digits, . _ and -.`)
  }
  const unknown = [...query.keys()].find((key) => !OPTIONS.includes(key))
  if (unknown !== undefined) {
    throw new StartupError(`${name} has an unknown part ${JSON.stringify(unknown)}.`)
  }
  return {
    isHttps: onOrOff(name, query, 'tls'),
    host: hostname,
    port: port === '' ? undefined : Number(port),
    bucket,
    prefix,
    region: query.get('region') || 'us-east-1',
    isPathStyle: onOrOff(name, query, 'path-style'),
    accessKeyId: decode(name, username),
    secretAccessKey: decode(name, password),
  }
}

/** Names the place in sentences for the operator, without the secret. */
export const s3PlaceText = ({ host, port, bucket, prefix }: S3Address) =>
  `s3://${host}${port === undefined ? '' : `:${port}`}/${bucket}/${prefix}`
