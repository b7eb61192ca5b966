import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import solc from 'solc';
import * as v from 'valibot';

const SOURCE = 'UsdtLike.sol';
const CONTRACTS = ['UsdtLike', 'Spray'];
const inFolder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const output = v.object({
  errors: v.optional(v.array(v.object({ formattedMessage: v.string() })), []),
  contracts: v.optional(
    v.record(
      v.string(),
      v.record(
        v.string(),
        v.object({ abi: v.array(v.unknown()), evm: v.object({ bytecode: v.object({ object: v.string() }) }) }),
      ),
    ),
    {},
  ),
});

/** Compiles the tokens to the content of `compiled.json`. Throws on compiler errors and warnings. */
export function compiledToken(): Record<string, unknown> {
  const input = {
    language: 'Solidity',
    sources: { [SOURCE]: { content: readFileSync(inFolder(SOURCE), 'utf8').replaceAll('\r\n', '\n') } },
    settings: {
      evmVersion: 'cancun',
      metadata: { bytecodeHash: 'none' },
      optimizer: { enabled: true },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const { errors, contracts } = v.parse(output, JSON.parse(solc.compile(JSON.stringify(input))));
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const made = CONTRACTS.map((name) => {
    const contract = contracts[SOURCE]?.[name];
    return [name, { abi: contract?.abi, bytecode: `0x${contract?.evm.bytecode.object}` }];
  });
  return { compiler: solc.version(), ...Object.fromEntries(made) };
}

// node apps/api/src/testing/token/compile.ts && npx oxfmt apps/api/src/testing/token
if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(inFolder('compiled.json'), JSON.stringify(compiledToken()));
