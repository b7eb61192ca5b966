import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can fail. */
export interface TcpProxy {
  port: number;
  /** `pass` forwards everything; `silent` accepts data and answers nothing, as if the host were gone. */
  mode: 'pass' | 'silent';
  /** Closes every open connection. */
  cut: () => void;
  /** Closes a connection when it sends this text to the server; undefined for none. */
  cutAt: string | undefined;
  /** Number of connections closed because of `cutAt`. */
  cuts: number;
  stop: () => Promise<void>;
}

/** Starts a proxy on the loopback address to the local port `to`, on a free port or a given one. */
export async function startTcpProxy(to: number, port = 0): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const proxy: Pick<TcpProxy, 'mode' | 'cutAt' | 'cuts'> = { mode: 'pass', cutAt: undefined, cuts: 0 };
  const server = createServer((client) => {
    const upstream = connect(to, '127.0.0.1');
    for (const [from, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => other.destroy());
      from.on('close', () => {
        sockets.delete(from);
        if (proxy.mode === 'pass') other.destroy();
      });
    }
    client.on('data', (chunk) => {
      if (proxy.cutAt !== undefined && chunk.includes(proxy.cutAt)) {
        proxy.cuts += 1;
        client.destroy();
        upstream.destroy();
      } else if (proxy.mode === 'pass') upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (proxy.mode === 'pass') client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return Object.assign(proxy, {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  });
}
