import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { dockerIgnore } from './docker-ignore.ts';
import { readList, readPairs, readStages, type Instruction, type Stage } from './dockerfile.ts';

/** What the instructions of a stage leave behind. Paths of the image are below `root`. */
export interface BuiltStage {
  root: string;
  workdir: string;
  /** Variables of `ENV`, as in the image. */
  env: Record<string, string>;
  /** Folders of `VOLUME`, as in the image. */
  volumes: string[];
  user: string;
  stopSignal: string;
  healthcheck: string[];
  command: string[];
}

/** A build of a Dockerfile in folders, without a Docker engine. */
interface Build {
  /** Folder of the Dockerfile and `.dockerignore`. */
  context: string;
  /** Empty folder for the stages. */
  folder: string;
  /** Environment of the `RUN` instructions. */
  env: Record<string, string | undefined>;
  /** Prints a line about what is done, and about what cannot be done here. */
  say: (line: string) => void;
}

/** Never sent to an engine, and too large to read: `.dockerignore` leaves them out as well. */
const SKIPPED = new Set(['node_modules', '.git']);

/** Files of the context below a path that `.dockerignore` does not leave out. */
function filesBelow(context: string, path: string, isIgnored: (path: string) => boolean): string[] {
  if (!existsSync(join(context, path)) || SKIPPED.has(basename(path))) return [];
  if (statSync(join(context, path)).isDirectory()) {
    return readdirSync(join(context, path)).flatMap((name) => filesBelow(context, join(path, name), isIgnored));
  }
  return isIgnored(path) ? [] : [path];
}

/** Copies a file or a folder with its links as they are. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

/** `COPY`: of a folder its content, of a file the file itself. Throws if a source has no file, as an engine does. */
function copyInto(stage: BuiltStage, instruction: Instruction, stages: Map<string, BuiltStage>, build: Build): void {
  const { flags, text, line } = instruction;
  const paths = text.split(/\s+/);
  const to = paths.pop() ?? '';
  const target = join(stage.root, to.startsWith('/') ? to : join(stage.workdir, to));
  const missing = (path: string): Error => new Error(`Dockerfile:${line}: COPY finds no file at ${path}.`);
  for (const path of paths) {
    if (flags['from']) {
      const other = stages.get(flags['from']);
      if (!other) throw new Error(`Dockerfile:${line}: there is no stage ${flags['from']} above.`);
      if (!existsSync(join(other.root, path))) throw missing(path);
      copy(join(other.root, path), target);
      continue;
    }
    const isFolder = statSync(join(build.context, path), { throwIfNoEntry: false })?.isDirectory() ?? false;
    const isIgnored = dockerIgnore(readFileSync(join(build.context, '.dockerignore'), 'utf8'));
    const files = filesBelow(build.context, path, isIgnored);
    if (files.length === 0) throw missing(path);
    for (const file of files) {
      const inTarget = isFolder ? file.slice(path.length + 1) : to.endsWith('/') ? basename(file) : '';
      copy(join(build.context, file), join(target, inTarget));
    }
  }
}

/** `RUN`, in the folder of `WORKDIR`. A step of apt is not run: it would change this machine. */
async function runStep(
  stage: BuiltStage,
  args: Record<string, string>,
  step: Instruction,
  build: Build,
): Promise<void> {
  if (/\bapt-get\b/.test(step.text)) {
    build.say(`   NOT RUN here, it needs the Debian of the image: ${step.text}`);
    return;
  }
  const since = Date.now();
  const child = spawn('sh', ['-c', step.text], {
    cwd: join(stage.root, stage.workdir),
    env: { ...build.env, ...args, ...stage.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`${output}\nDockerfile:${step.line}: RUN ${step.text}: exit code ${String(code)}.`);
  build.say(`   ${step.text}: ${((Date.now() - since) / 1000).toFixed(1)} s`);
}

async function buildStage({ base, name, instructions }: Stage, stages: Map<string, BuiltStage>, build: Build) {
  build.say(`Stage ${name} of ${base}`);
  const stage: BuiltStage = {
    ...{ root: join(build.folder, name), workdir: '/', env: {}, volumes: [] },
    ...{ user: 'root', stopSignal: 'SIGTERM', healthcheck: [], command: [] },
  };
  const args: Record<string, string> = {};
  for (const instruction of instructions) {
    switch (instruction.name) {
      case 'WORKDIR':
        stage.workdir = instruction.text;
        mkdirSync(join(stage.root, stage.workdir), { recursive: true });
        break;
      case 'ARG':
        Object.assign(args, readPairs(instruction));
        break;
      case 'ENV':
        Object.assign(stage.env, readPairs(instruction));
        break;
      case 'COPY':
        copyInto(stage, instruction, stages, build);
        break;
      case 'RUN':
        await runStep(stage, args, instruction, build);
        break;
      case 'VOLUME':
        stage.volumes = readList(instruction);
        break;
      case 'USER':
        stage.user = instruction.text;
        break;
      case 'STOPSIGNAL':
        stage.stopSignal = instruction.text;
        break;
      case 'HEALTHCHECK':
        stage.healthcheck = readList({ ...instruction, text: instruction.text.replace(/^CMD\s+/, '') });
        break;
      case 'CMD':
        stage.command = readList(instruction);
        break;
      case 'LABEL':
      case 'EXPOSE':
        break;
      default:
        throw new Error(`Dockerfile:${instruction.line}: ${instruction.name} cannot be tried here.`);
    }
  }
  return stage;
}

/** Builds every stage of the Dockerfile in its own folder, in their order; returns the last one, which is the image. Throws at the first step that fails. */
export async function buildImage(build: Build): Promise<BuiltStage> {
  const stages = new Map<string, BuiltStage>();
  let last: BuiltStage | undefined;
  for (const stage of readStages(readFileSync(join(build.context, 'Dockerfile'), 'utf8'))) {
    last = await buildStage(stage, stages, build);
    stages.set(stage.name, last);
  }
  if (!last) throw new Error('The Dockerfile has no stage.');
  return last;
}
