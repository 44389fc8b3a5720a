/** A response before its body is parsed. */
export interface RawResponse {
  readonly status: number
  readonly text: string
}
