import { mainScriptIn } from './missing-code.ts';

/** A question to the server is not worth waiting longer for. */
const ASK_TIMEOUT_MS = 10_000;

/** The reply to a file of this site; null when there is none that could be used. */
async function ask(address: string, cache: RequestCache = 'default'): Promise<Response | null> {
  try {
    const reply = await fetch(address, { cache, signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
    return reply.ok ? reply : null;
  } catch {
    return null;
  }
}

/**
 * Why loading the page anew would bring code that did not arrive: the server has another build, or has the file all the same, since
 * browsers keep the failure of a script for as long as the page lives. Null when it would not, as on a bad network.
 */
export async function reasonToReload(error: unknown): Promise<'new-build' | 'kept-failure' | null> {
  const served = mainScriptIn((await (await ask('/', 'no-store'))?.text()) ?? '');
  if (served === null) return null;
  const running = [...document.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src');
  if (served !== running) return 'new-build';
  // Safari does not name the file.
  const [file = served] = /https?:\S+\.(?:js|css)/.exec(`${error}`) ?? [];
  return (await ask(served)) && (await ask(file)) ? 'kept-failure' : null;
}
