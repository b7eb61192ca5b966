/** Whether an address of this site is a page of the app; the others are calls of the API and files. */
export const isPage = (pathname: string): boolean =>
  pathname === '/index.html' || !/^\/api(?:\/|$)|\.\w+$/.test(pathname);
