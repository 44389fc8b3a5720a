const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined)

/** Whether the request comes from a page of this site: by its public address or by the host of the request. */
export const isOwnOrigin = (
  origin: string | undefined,
  { host, publicUrl }: { readonly host: string | undefined; readonly publicUrl: string },
): boolean => {
  const asking = origin === undefined ? undefined : hostOf(origin)
  return asking !== undefined && (asking === host || asking === hostOf(publicUrl))
}
