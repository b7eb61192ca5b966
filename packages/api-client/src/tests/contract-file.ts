import { readFileSync } from 'node:fs';
import type { GenericSchema } from 'valibot';
import { parse } from 'yaml';
import * as adminSchemas from '../gen/admin/valibot.gen.ts';
import * as appSchemas from '../gen/app/valibot.gen.ts';
import * as statementSchemas from '../gen/statement/valibot.gen.ts';
import * as allSchemas from '../gen/valibot.gen.ts';

/** A node of `openapi.yaml`. */
export type Node = { [key: string]: Node };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const file: unknown = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
if (!isNode(file)) throw new Error('openapi.yaml is not a mapping');

/** The contract: `openapi.yaml`, parsed. */
export const contract: Node = file;

/** A record of the contract's examples, such as `pendingOrder`. */
export function sampleNamed(name: string): Node {
  const sample = contract['x-samples']?.[name];
  if (sample === undefined) throw new Error(`the contract has no sample ${name}`);
  return sample;
}

const VERBS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Follows a `$ref`, if the node is one. */
export function resolved(node: Node): { node: Node; name: string | undefined } {
  const ref: unknown = node['$ref'];
  if (typeof ref !== 'string') return { node, name: undefined };
  let target: unknown = contract;
  for (const step of ref.slice(2).split('/')) target = isNode(target) ? target[step] : undefined;
  if (!isNode(target)) throw new Error(`${ref} leads nowhere`);
  return { node: resolved(target).node, name: ref.split('/').at(-1) };
}

/** The mappings below a key; none when there is no such key. */
export const entries = (node: Node | undefined): [string, Node][] =>
  Object.entries(node ?? {}).filter((entry): entry is [string, Node] => isNode(entry[1]));

/** One operation of the contract. */
export interface ContractOperation {
  id: string;
  method: string;
  path: string;
  node: Node;
}

/** Every operation of the contract, in file order. */
export const contractOperations: ContractOperation[] = entries(contract['paths']).flatMap(([path, item]) =>
  entries(item)
    .filter(([verb]) => VERBS.has(verb))
    .map(([verb, node]) => ({ id: String(node['operationId']), method: verb.toUpperCase(), path, node })),
);

const hasTag = ({ node }: Pick<ContractOperation, 'node'>, tag: string): boolean =>
  Object.values(node['tags'] ?? {})
    .map(String)
    .includes(tag);

/** Operations of the clients, in file order; the others are for servers. */
export const clientOperations = contractOperations.filter((operation) => !hasTag(operation, 'Servers'));

/** The examples of a media type, by name. */
export function examplesOf(content: Node | undefined): { name: string; value: unknown }[] {
  const media = content?.['application/json'] ?? content?.['text/csv'] ?? content?.['text/plain'];
  if (media === undefined) return [];
  const one = 'example' in media ? [{ name: 'example', value: media['example'] }] : [];
  return [...one, ...entries(media['examples']).map(([name, example]) => ({ name, value: example['value'] }))];
}

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The generated schema of this name, such as `vOrder`; by default from the whole contract. */
export function schemaNamed(name: string, schemas: object = allSchemas): GenericSchema {
  const found = Object.entries(schemas).find(([key]) => key === name)?.[1];
  if (!isSchema(found)) throw new Error(`the generator made no ${name}`);
  return found;
}

const schemaName = (id: string, part: string) => `v${id.charAt(0).toUpperCase()}${id.slice(1)}${part}`;

/** The generated schema of a part of an operation. */
export const schemaOf = (id: string, part: 'Body' | 'Path' | 'Query' | 'Headers' | 'Response'): GenericSchema =>
  schemaNamed(schemaName(id, part));

/** Generated schemas of the clients other than that of sellers, by tag, as in `openapi-ts.config.ts`. */
const SCHEMAS_BY_TAG: [tag: string, schemas: object][] = [
  ['Administration', adminSchemas],
  ['Second factor', adminSchemas],
  ['Statement', statementSchemas],
];

/** The 2xx reply schema generated for the client that has the operation. */
export const clientReplyOf = ({ id, node }: Pick<ContractOperation, 'id' | 'node'>): GenericSchema =>
  schemaNamed(schemaName(id, 'Response'), SCHEMAS_BY_TAG.find(([tag]) => hasTag({ node }, tag))?.[1] ?? appSchemas);

/** The first example of an operation's 2xx reply. */
export function goodReply({ node }: ContractOperation): unknown {
  const response = node['responses']?.['200'];
  if (response === undefined) throw new Error(`${String(node['operationId'])} has no reply`);
  return examplesOf(resolved(response).node['content'])[0]?.value;
}
