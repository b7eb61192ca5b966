/**
 * The document kept for a page, as the server answers its address: the page's own where it has one, else the one of all pages. Null for an
 * address that is no page's: one of the API, or of a file.
 *
 * @param kept Addresses of the documents that are kept, `/login.html` say.
 */
export function documentFor(pathname: string, kept: ReadonlySet<string>): string | null {
  if (/^\/api(?:\/|$)/.test(pathname) || /\.\w+$/.test(pathname)) return null;
  const own = `${pathname}.html`;
  return kept.has(own) ? own : '/index.html';
}
