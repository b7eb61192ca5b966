import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import {
  clientOperations,
  clientReplyOf,
  contract,
  contractOperations,
  entries,
  examplesOf,
  type Node,
  resolved,
  schemaNamed,
  schemaOf,
} from './contract-file.ts';

const responsesOf = ({ node }: { node: Node }) =>
  entries(node['responses']).map(([status, response]) => ({ status, response: resolved(response).node }));

/** Every schema below a node, with the path to it. */
function schemasBelow(node: Node, path: string, seen = new Set<unknown>()): { schema: Node; path: string }[] {
  const { node: schema } = resolved(node);
  if (seen.has(schema)) return [];
  seen.add(schema);
  const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => Object.values(schema[key] ?? {}));
  const inside = [
    ...entries(schema['properties']).map(([name, child]) => ({ child, at: `${path}.${name}` })),
    ...(schema['items'] ? [{ child: schema['items'], at: `${path}[]` }] : []),
    ...parts.map((child) => ({ child, at: path })),
  ];
  return [{ schema, path }, ...inside.flatMap(({ child, at }) => schemasBelow(child, at, seen))];
}

const isString = ({ schema }: { schema: Node }) => [schema['type']].flat().map(String).includes('string');

const requestSchemas = contractOperations.flatMap(({ id, node }) => {
  const body = node['requestBody'] && resolved(node['requestBody']).node['content']?.['application/json']?.['schema'];
  const parameters = Object.values(node['parameters'] ?? {}).map((parameter) => resolved(parameter).node);
  return [
    ...(body ? schemasBelow(body, `${id} body`) : []),
    ...parameters.flatMap((one) => (one['schema'] ? schemasBelow(one['schema'], `${id} ${String(one['name'])}`) : [])),
  ];
});

const replySchemas = contractOperations.flatMap((operation) =>
  responsesOf(operation).flatMap(({ status, response }) => {
    const schema = response['content']?.['application/json']?.['schema'];
    return schema ? schemasBelow(schema, `${operation.id} ${status}`) : [];
  }),
);

/** Direction of an operation's CSV file. */
function fileOf(node: Node): 'upload' | 'download' | undefined {
  if (node['requestBody']?.['content']?.['text/csv'] !== undefined) return 'upload';
  return node['responses']?.['200']?.['content']?.['text/csv'] === undefined ? undefined : 'download';
}

/** Query parameters of a call with a body. */
function queryOf(node: Node) {
  const parameters = Object.values(node['parameters'] ?? {}).map((parameter) => resolved(parameter).node);
  const names = parameters.filter((one) => String(one['in']) === 'query').map((one) => String(one['name']));
  return 'requestBody' in node && names.length > 0 ? names : undefined;
}

/** Lists that are parsed as a whole: prices, channels, days, sums, the overview, the operations, the second factor, a bank’s statements, equal lines of one, a statement, usual times, the second list of a reply. */
const WHOLE =
  /SecondFactor|Passkey|RecoveryCode|priceRanges|otherChannels|chartData|data\.networks|getOverview|getOperations|data\.withdrawals|kinds|gaps|breaks|equalLines|statements|getStatement|getPayoutTimes/;
/** Lists inside a record are parsed with the record. */
const WITHIN = /\[\]\.|\.(attempts|nextActions|notes|events)(\[\])?$/;

/** Path of the list of records in the reply of an operation. */
const LISTS = new Map(
  replySchemas
    .filter(
      ({ schema, path }) => 'items' in schema && / 200[^ ]*$/.test(path) && !WHOLE.test(path) && !WITHIN.test(path),
    )
    .map(({ path }) => [path.split(' ')[0] ?? '', path.slice(path.indexOf('.') + 1)]),
);

describe('the contract and the clients', () => {
  it('know the same calls', () => {
    const written = clientOperations.map(({ id, method, path, node }) => [
      id,
      {
        method,
        path,
        sendsBody: 'requestBody' in node,
        authenticated: !('security' in node),
        reply: fileOf(node) === 'download' ? expect.objectContaining({ type: 'blob' }) : clientReplyOf({ id, node }),
        list: LISTS.get(id),
        ...(fileOf(node) && { file: fileOf(node) }),
        ...(queryOf(node) && { query: queryOf(node) }),
      },
    ]);
    expect(operations).toEqual(Object.fromEntries(written));
  });

  it.each(clientOperations)('keep the fields of $id apart, since the client takes them flat', ({ id, node }) => {
    const parameters = Object.values(node['parameters'] ?? {}).map((parameter) => resolved(parameter).node);
    const body = requestSchemas.find(({ path }) => path === `${id} body`)?.schema['properties'] ?? {};
    const names = parameters.map((parameter) => String(parameter['name']));
    const fields = [...names, ...Object.keys(body), 'signal', 'timeoutMs', 'idempotencyKey'];
    expect(fields).toEqual([...new Set(fields)]);
  });
});

describe('requests', () => {
  it('have a longest length for every string', () => {
    const endless = requestSchemas
      .filter(isString)
      .filter(({ schema }) => !('maxLength' in schema || 'enum' in schema));
    expect(endless.map(({ path }) => path)).toEqual([]);
  });

  it('document for every id in a path that an unknown one, however long, is a 404', () => {
    const ids = contractOperations.flatMap(({ id, node }) =>
      Object.values(node['parameters'] ?? {})
        .map((parameter) => resolved(parameter).node)
        .filter((parameter) => String(parameter['in']) === 'path' && !('pattern' in (parameter['schema'] ?? {})))
        .map((parameter) => ({ id, words: parameter['description'], replies: Object.keys(node['responses'] ?? {}) })),
    );
    expect(ids.map(({ id }) => id)).toContain('getOrder');
    expect(ids).toEqual(
      ids.map(({ id }) => ({
        id,
        words: expect.stringMatching(/a longer one too, .* 404/),
        replies: expect.arrayContaining(['404']),
      })),
    );
  });

  it('have a greatest size for every list', () => {
    const endless = requestSchemas.filter(({ schema }) => 'items' in schema && !('maxItems' in schema));
    expect(endless.map(({ path }) => path)).toEqual([]);
  });
});

describe('replies', () => {
  it('have no enums, so that a new status breaks no screen', () => {
    expect(replySchemas.filter(({ schema }) => 'enum' in schema).map(({ path }) => path)).toEqual([]);
  });

  it('take null for every optional field', () => {
    const strict = replySchemas.flatMap(({ schema, path }) => {
      const required = Object.values(schema['required'] ?? {}).map(String);
      const optional = entries(schema['properties']).filter(([name]) => !required.includes(name));
      return optional.flatMap(([name, child]) => {
        const { node } = resolved(child);
        const types = [node, ...Object.values(node['oneOf'] ?? {})].map(({ type }) => [type].flat().map(String));
        const takesNull = types.some((names) => names.includes('null')) || !('type' in node || 'oneOf' in node);
        return takesNull ? [] : [`${path}.${name}`];
      });
    });
    expect(strict).toEqual([]);
  });

  it('have a partial user with the fields of a user, none of them required', () => {
    const { User: full, PartialUser: part } = contract['components']?.['schemas'] ?? {};
    expect(Object.keys(part?.['properties'] ?? {})).toEqual(Object.keys(full?.['properties'] ?? {}));
    expect(part).not.toHaveProperty('required');
    expect(JSON.stringify(part)).not.toContain('"default":');
  });

  it('may have unknown fields', () => {
    const closed = replySchemas.filter(({ schema }) => String(schema['additionalProperties']) === 'false');
    expect(closed.map(({ path }) => path)).toEqual([]);
  });

  it.each(contractOperations)('$id documents its error replies', (operation) => {
    const statuses = responsesOf(operation).map(({ status }) => status);
    const { node } = operation;
    const due = ['200', 'default'];
    if (!('security' in node)) due.push('401', '429');
    if ('requestBody' in node && node['requestBody']?.['$ref'] === undefined) due.push('400');
    expect(statuses).toEqual(expect.arrayContaining(due));
  });

  it('say with every 429 how long to wait', () => {
    const tooMany = contractOperations.flatMap(responsesOf).filter(({ status }) => status === '429');
    expect(tooMany.length).toBeGreaterThan(0);
    expect(tooMany.filter(({ response }) => !('Retry-After' in (response['headers'] ?? {})))).toEqual([]);
  });
});

describe('examples', () => {
  const replies = contractOperations.flatMap((operation) =>
    responsesOf(operation).flatMap(({ status, response }) => {
      const reference = response['content']?.['application/json']?.['schema']?.['$ref'];
      const schema =
        status === '200' ? schemaOf(operation.id, 'Response') : schemaNamed(`v${String(reference).split('/').at(-1)}`);
      return examplesOf(response['content']).map(({ name, value }) => ({
        id: operation.id,
        status,
        name,
        value,
        schema,
      }));
    }),
  );

  it('exist for every reply', () => {
    const withOne = new Set(replies.map(({ id, status }) => `${id} ${status}`));
    const all = contractOperations.flatMap((one) => responsesOf(one).map(({ status }) => `${one.id} ${status}`));
    expect(all.filter((reply) => !withOne.has(reply))).toEqual([]);
  });

  it.each(replies)('$id $status $name matches its schema', ({ schema, value }) => {
    expect(safeParse(schema, value).issues).toBeUndefined();
  });

  const requests = contractOperations.flatMap(({ id, node }) => {
    if (node['requestBody'] === undefined) return [];
    const content = resolved(node['requestBody']).node['content'];
    return examplesOf(content).map(({ name, value }) => ({ id, name, value, schema: schemaOf(id, 'Body') }));
  });

  it.each(requests)('$id request $name matches its schema', ({ schema, value }) => {
    expect(safeParse(schema, value).issues).toBeUndefined();
  });

  const parts = { path: 'Path', query: 'Query', header: 'Headers' } as const;
  const parameters = contractOperations.flatMap(({ id, node }) =>
    Object.entries(parts).flatMap(([place, part]) => {
      const own = Object.values(node['parameters'] ?? {})
        .map((parameter) => resolved(parameter).node)
        .filter((parameter) => String(parameter['in']) === place);
      const values = Object.fromEntries(own.map((parameter) => [String(parameter['name']), parameter['example']]));
      return own.length === 0 ? [] : [{ id, place, values, schema: schemaOf(id, part) }];
    }),
  );

  it.each(parameters)('$id $place parameters match their schema', ({ schema, values }) => {
    expect(safeParse(schema, values).issues).toBeUndefined();
  });

  it('are used, every one of them', () => {
    const text = JSON.stringify(contract['paths']) + JSON.stringify(contract['components']);
    const unused = entries(contract['x-samples']).filter(([, sample]) => !text.includes(JSON.stringify(sample)));
    expect(unused.map(([name]) => name)).toEqual([]);
  });
});
