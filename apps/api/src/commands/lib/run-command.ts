import { parseArgs } from 'node:util';
import type { Config } from '../../config.ts';
import { connect, type Connection } from '../../db/connect.ts';
import { explainError } from '../../explain-error.ts';
import { configOfProcess, databaseLocation } from '../../process-config.ts';

/** Option of a command. */
interface Option {
  /** Name of its value in the usage text; without one the option is a switch. */
  value?: string;
  about: string;
}

/** What was typed: values of options, `true` for a switch, and the arguments. */
export interface Given {
  options: Readonly<Record<string, string | boolean | undefined>>;
  args: readonly string[];
}

/** Command for operators, run as `node apps/api/src/commands/<name>.ts`. */
export interface Command {
  name: string;
  /** Arguments in the usage text: `<file>`. */
  args?: string;
  /** What it does; lines of at most 100 characters. */
  about: readonly string[];
  options?: Readonly<Record<string, Option>>;
  /** Meaning of exit code 1. */
  fails: string;
  run: (given: Given, config: Config) => Promise<void>;
}

/** A command that was called in a wrong way: exit code 2, with the usage text. */
export class WrongUsage extends Error {}

/** A command that could not do its work, with a sentence for the operator: exit code 1. */
export class CommandFailed extends Error {}

const FAILED = 1;
const WRONG_USAGE = 2;

function usageOf({ name, args = '', about, options = {}, fails }: Command): string {
  const listed: Record<string, Option> = { ...options, help: { about: 'shows this text' } };
  const names = Object.entries(listed).map(([option, { value }]) => `--${option}${value ? ` ${value}` : ''}`);
  const width = Math.max(...names.map(({ length }) => length));
  const lines = Object.values(listed).map((option, at) => `  ${(names[at] ?? '').padEnd(width)}  ${option.about}`);
  return [
    `Usage: node apps/api/src/commands/${name}.ts [options]${args ? ` ${args}` : ''}`,
    ...['', ...about, '', 'Options:', ...lines, ''],
    ...['Exit codes:', '  0  done', `  1  ${fails}`, '  2  called in a wrong way', ''],
    'The database and all other settings are read from the environment, as by the server.',
    '',
  ].join('\n');
}

function parse({ options = {} }: Command, typed: string[]): Given {
  try {
    const described = Object.entries(options).map(([name, { value }]) => [
      name,
      { type: value ? 'string' : 'boolean' } as const,
    ]);
    const { values, positionals } = parseArgs({
      args: typed,
      options: { ...Object.fromEntries(described), help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    return { options: values as Given['options'], args: positionals };
  } catch (error) {
    // Its advice about arguments that begin with a dash fits no command.
    throw new WrongUsage(String(error instanceof Error ? error.message : error).replace(/\. To specify .*/s, '.'));
  }
}

/** Runs a command with what was typed, and sets the exit code of the process. Errors are sentences on the standard error output. */
export async function runCommand(command: Command): Promise<void> {
  let config: Config | undefined;
  try {
    const given = parse(command, process.argv.slice(2));
    if (given.options['help']) {
      process.stdout.write(usageOf(command));
      return;
    }
    config = configOfProcess();
    await command.run(given, config);
  } catch (error) {
    if (error instanceof WrongUsage) {
      process.stderr.write(`${error.message}\n\n${usageOf(command)}`);
      process.exitCode = WRONG_USAGE;
      return;
    }
    const sentence =
      error instanceof CommandFailed
        ? error.message
        : explainError(error, config ?? { databaseUrl: undefined, dataDir: '' });
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = FAILED;
  }
}

/** Writes a line to the standard output. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Opens the database of the configuration without time-outs, and closes it after the work. */
export async function withDatabase<Result>(
  config: Config,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await connect({ ...databaseLocation(config), patient: true });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
