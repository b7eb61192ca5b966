import type { InferOutput } from 'valibot';
import type { vOrder, vUser } from './gen/valibot.gen.ts';

/** Types and schemas of the contract without a client, for servers (`openapi.yaml` is the source of truth). */
export * from './gen/valibot.gen.ts';
export type * from './gen/types.gen.ts';
export { parseContract, type WithoutNulls } from './without-nulls.ts';

/** User as parsed: fields that the server left out have their defaults (product.md R33). */
export type User = InferOutput<typeof vUser>;
/** Order as parsed: fields that the server left out have their defaults. */
export type Order = InferOutput<typeof vOrder>;
