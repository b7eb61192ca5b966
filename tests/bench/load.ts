import { connect } from 'node:net';

/** Bytes after the head of a reply, from its `Content-Length`; throws unless the reply is a 200 with a length. */
function bodyLengthOf(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(`unexpected reply: ${head}`);
  return Number(length);
}

/** Sends the same request over one connection until the end time, each after the reply to the one before. Resolves to their number. */
const sendUntil = (origin: string, path: string, token: string, end: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(origin);
    const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let received = '';
    let done = 0;
    socket.setEncoding('latin1');
    socket.once('connect', () => socket.write(request));
    socket.once('error', reject);
    socket.on('data', (text: string) => {
      received += text;
      const headEnd = received.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      try {
        if (received.length < headEnd + 4 + bodyLengthOf(received.slice(0, headEnd))) return;
      } catch (error) {
        socket.destroy();
        reject(error);
        return;
      }
      received = '';
      done += 1;
      if (performance.now() < end) {
        socket.write(request);
        return;
      }
      socket.destroy();
      resolve(done);
    });
  });

/** What to request, and where: connections are spread over the origins. */
export interface Load {
  origins: readonly string[];
  path: string;
  token: string;
  connections: number;
  seconds: number;
}

/**
 * Requests a second by connections that send the next request as soon as they have a reply. Plain sockets instead of `fetch`: the load
 * shares the machine with the servers, and costs a fifth of their processor time instead of as much.
 */
export async function requestsPerSecond({ origins, path, token, connections, seconds }: Load): Promise<number> {
  const end = performance.now() + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, at) => sendUntil(origins[at % origins.length] ?? '', path, token, end)),
  );
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}
