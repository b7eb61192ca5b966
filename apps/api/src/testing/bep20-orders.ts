import { vCreateOrderResponse } from '@sarraf/api-client/contract';
import { sell } from './selling.ts';
import { read, type TestServer } from './test-server.ts';

/** Order of a new seller on BEP20, with its address; `account` is the address as the chain indexes it. */
async function bep20Order(server: TestServer) {
  const who = await server.person();
  const made = read(vCreateOrderResponse, await sell(server, who, 100, { networkId: 'bep20' }));
  return { id: made.orderId, address: made.depositAddress, account: made.depositAddress.slice(2).toLowerCase() };
}

/** Order that was cancelled so many milliseconds ago. */
export async function endedOrder(server: TestServer, msAgo: number) {
  const made = await bep20Order(server);
  await server.db
    .updateTable('orders')
    .set({ status: 'cancelled', finished_at: new Date(server.clock.now().getTime() - msAgo) })
    .where('id', '=', made.id)
    .execute();
  return made;
}
