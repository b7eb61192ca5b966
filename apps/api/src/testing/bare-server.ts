/**
 * Yardstick of the poll: a bare Node server with two prepared queries, session by token hash and order by id, and a reply of about the same
 * size. Run with DATABASE_URL; prints its address.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';

const SESSION = {
  name: 'session',
  text: `select user_id from sessions where token_hash = $1 and revoked_at is null and expires_at > now()`,
};
const ORDER = { name: 'order', text: `select * from orders where id = $1 and user_id = $2` };

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

async function orderOf(url: string, authorization = ''): Promise<unknown> {
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest('hex');
  const session = (await pool.query({ ...SESSION, values: [hash] })).rows[0];
  if (!session) return undefined;
  return (await pool.query({ ...ORDER, values: [url.split('/').at(-1), session.user_id] })).rows[0];
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const order = await orderOf(request.url ?? '', request.headers.authorization);
  const body = JSON.stringify({ success: order !== undefined, data: order });
  response.writeHead(order ? 200 : 404, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`);
});
