declare module 'virtual:contract-addresses' {
  const addresses: import('@lanting/contract').Addresses<import('@lanting/contract').Endpoints>
  export default addresses
}

declare module 'virtual:drawings' {
  const addresses: readonly string[]
  export default addresses
}
