const ENDPOINT = 'https://www.facebook.com/tr';

/** Reports one page view with a plain request: Meta's own script would send the whole address, the referrer and cookies (product.md R38). */
export function sendPageView(pixelId: string, path: string): void {
  const query = new URLSearchParams({ id: pixelId, ev: 'PageView', dl: path });
  const call = fetch(`${ENDPOINT}?${query.toString()}`, {
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  });
  // A tracker that is down or blocked must not affect the user.
  call.catch(() => {});
}
