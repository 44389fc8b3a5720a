declare module 'virtual:contract-addresses' {
  const addresses: import('@lanting/contract').Addresses<import('@lanting/contract').SiteEndpoints>
  export default addresses
}

declare module 'virtual:moderation-addresses' {
  const addresses: import('@lanting/contract').Addresses<import('@lanting/contract').ChatModeration>
  export default addresses
}

declare module 'virtual:music-addresses' {
  const addresses: import('@lanting/contract').Addresses<import('@lanting/contract').OwnMusic>
  export default addresses
}

declare module 'virtual:site-assets' {
  const assets: import('./app/document-html.ts').SiteAssets
  export default assets
}

declare module 'virtual:thanks' {
  const packages: readonly {
    readonly name: string
    readonly version: string
    readonly license?: string
    readonly homepage?: string
  }[]
  export default packages
}
