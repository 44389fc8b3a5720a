const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined)

/** Whether a page of ours asks: by the address the world knows, or by the one it asked at. */
export const isOwnOrigin = (
  origin: string | undefined,
  { host, publicUrl }: { readonly host: string | undefined; readonly publicUrl: string },
): boolean => {
  const asking = origin === undefined ? undefined : hostOf(origin)
  return asking !== undefined && (asking === host || asking === hostOf(publicUrl))
}
