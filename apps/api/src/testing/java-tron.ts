/** A JSON-RPC call. */
interface Call {
  method: string;
  params: unknown[];
}
interface Answer {
  result?: unknown;
  error?: { code: number; message: string };
}

const EMPTY = '0x';
/** Fields of a block that java-tron leaves empty. */
const EMPTY_IN_BLOCKS = [
  'stateRoot',
  'sha3Uncles',
  'receiptsRoot',
  'mixHash',
  'nonce',
  'extraData',
  'difficulty',
  'totalDifficulty',
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const invalid = (message: string): Answer => ({ error: { code: -32602, message } });

/** Whether a filter has an address that java-tron rejects: it takes 20 bytes, not `0x41…` or `T…`. */
function wrongAddress(params: readonly unknown[]): boolean {
  const [first] = params;
  if (!isRecord(first)) return false;
  const addresses = [first['address'], first['to']].flat().filter((address) => address !== undefined);
  return addresses.some((address) => !/^0x[0-9a-f]{40}$/i.test(String(address)));
}

function asBlock(result: unknown): unknown {
  if (!isRecord(result)) return result;
  const { number, hash, parentHash, timestamp, transactions, ...rest } = result;
  const emptied = Object.fromEntries(EMPTY_IN_BLOCKS.filter((name) => name in rest).map((name) => [name, EMPTY]));
  return { number, hash, parentHash, timestamp, transactions, uncles: [], logsBloom: rest['logsBloom'], ...emptied };
}

/** Answers a call as java-tron's JSON-RPC does, with its tags, addresses and fields. */
export async function asJavaTron(call: Call, ask: (call: Call) => Promise<Answer>): Promise<Answer> {
  const { method, params } = call;
  if (params[0] === 'pending' || params[0] === 'safe') return invalid(`TAG ${params[0]} not supported`);
  if ((method === 'eth_getLogs' || method === 'eth_call') && wrongAddress(params)) return invalid('invalid address');
  if (method === 'eth_getTransactionReceipt' && !/^0x[0-9a-f]{64}$/i.test(String(params[0])))
    return invalid('invalid hash value');
  const answer = await ask(call);
  return method === 'eth_getBlockByNumber' && 'result' in answer ? { result: asBlock(answer.result) } : answer;
}
