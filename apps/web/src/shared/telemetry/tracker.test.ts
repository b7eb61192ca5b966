import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendPageView } from './meta-pixel.ts';
import { reportedPath } from './page-view.ts';

describe('what is reported', () => {
  it.each(['/login', '/dashboard', '/dashboard/history', '/legal/privacy'])('%s as it is', (path) => {
    expect(reportedPath(path)).toBe(path);
  });

  it('a profile without the user id', () => {
    expect(reportedPath('/dashboard/profile/:userId')).toBe('/dashboard/profile');
  });

  it.each(['/kyc', '/userDetails', null])('%s never', (route) => {
    expect(reportedPath(route)).toBeNull();
  });
});

describe('how it is sent', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is the path and nothing else: no cookie, no referrer, no script', () => {
    const fetched = vi.fn(async () => new Response());
    vi.stubGlobal('fetch', fetched);
    sendPageView('42', '/dashboard/history');
    expect(fetched.mock.calls).toEqual([
      [
        'https://www.facebook.com/tr?id=42&ev=PageView&dl=%2Fdashboard%2Fhistory',
        { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true },
      ],
    ]);
  });

  it('ignores a failure', async () => {
    const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetched);
    expect(() => sendPageView('42', '/login')).not.toThrow();
    await expect(fetched.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
  });
});
