/** Returns true for the address of the sockets, also without its last slash. */
export const isSocketPath = (url = '', path: string): boolean => {
  const [asked = ''] = url.split('?')
  return asked === path || `${asked}/` === path
}
