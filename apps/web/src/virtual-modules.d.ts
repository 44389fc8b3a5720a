declare module 'virtual:contract-addresses' {
  const addresses: import('@lanting/contract').Addresses<import('@lanting/contract').Endpoints>
  export default addresses
}

declare module 'virtual:site-assets' {
  const assets: import('./app/router.ts').Assets
  export default assets
}
