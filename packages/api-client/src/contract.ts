import type { InferOutput } from 'valibot';
import type { vOrder, vUser } from './gen/valibot.gen.ts';

/** The contract in types and schemas, without a client: what the server needs (`openapi.yaml` is the source of truth). */
export * from './gen/valibot.gen.ts';
export type * from './gen/types.gen.ts';
export { parseContract, type WithoutNulls } from './without-nulls.ts';

/** A person as read: what the server left out has its default (product.md R33). */
export type User = InferOutput<typeof vUser>;
/** An order as read: what the server left out has its default. */
export type Order = InferOutput<typeof vOrder>;
