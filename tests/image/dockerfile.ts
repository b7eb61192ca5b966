/** One instruction of a Dockerfile. */
export interface Instruction {
  /** Name in upper case: `COPY`. */
  name: string;
  /** Flags of the instruction, without dashes: `{ from: 'web' }`. */
  flags: Record<string, string>;
  /** Everything behind the flags, on one line. */
  text: string;
  /** Number of its first line, from 1. */
  line: number;
}

/** A stage of a Dockerfile: its base image, its name, and the instructions behind `FROM`. */
export interface Stage {
  base: string;
  name: string;
  instructions: Instruction[];
}

const FLAG = /^--([a-z-]+)=(\S+)\s+/;

function instructionOf(source: string, line: number): Instruction {
  const [, name = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(source) ?? [];
  const flags: Record<string, string> = {};
  let text = rest;
  for (let flag = FLAG.exec(text); flag; flag = FLAG.exec(text)) {
    flags[flag[1] ?? ''] = flag[2] ?? '';
    text = text.slice(flag[0].length);
  }
  return { name: name.toUpperCase(), flags, text, line };
}

/** Instructions of a Dockerfile. Lines that end with `\` continue on the next one; comments and empty lines are left out. */
export function readInstructions(source: string): Instruction[] {
  const instructions: Instruction[] = [];
  let open: { text: string; line: number } | undefined;
  for (const [index, full] of source.split('\n').entries()) {
    const text = full.trim();
    if (text === '' || text.startsWith('#')) continue;
    open = { text: [open?.text, text].filter(Boolean).join(' '), line: open?.line ?? index + 1 };
    if (text.endsWith('\\')) open.text = open.text.slice(0, -1).trimEnd();
    else {
      instructions.push(instructionOf(open.text, open.line));
      open = undefined;
    }
  }
  return instructions;
}

/** Stages of a Dockerfile in their order. Throws if an instruction stands before the first `FROM`, or a stage has no name. */
export function readStages(source: string): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of readInstructions(source)) {
    if (instruction.name === 'FROM') {
      const [, base, name] = /^(\S+) AS (\S+)$/i.exec(instruction.text) ?? [];
      if (!base || !name) throw new Error(`Dockerfile:${instruction.line}: FROM needs an image and a name.`);
      stages.push({ base, name, instructions: [] });
    } else {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`Dockerfile:${instruction.line}: ${instruction.name} stands before FROM.`);
      stage.instructions.push(instruction);
    }
  }
  return stages;
}

/** Values of a list in the JSON form: `CMD ["node", "server.ts"]`. Throws for the shell form, which does not forward signals. */
export function readList({ name, text, line }: Instruction): string[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    list = undefined;
  }
  if (!Array.isArray(list) || !list.every((item) => typeof item === 'string')) {
    throw new Error(`Dockerfile:${line}: ${name} needs the form ["program", "argument"].`);
  }
  return list;
}

/** Pairs of `ENV A="1" B="2"`. */
export const readPairs = ({ text }: Instruction): Record<string, string> =>
  Object.fromEntries(Array.from(text.matchAll(/(\w[\w.]*)="([^"]*)"/g), ([, key = '', value = '']) => [key, value]));
