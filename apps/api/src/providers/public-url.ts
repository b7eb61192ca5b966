const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a browser may be sent to this address: https, or http on this machine. */
export function isSafePage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}
