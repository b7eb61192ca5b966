/**
 * Makes `@sarraf/ui` a package for projects outside this workspace: compiled modules, declarations, a finished stylesheet with its fonts,
 * and a tarball. The workspace itself never reads any of it (docs/adr/0001).
 *
 *   npm run pack -w packages/ui     into packages/ui/dist; the last line is the path of the tarball
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

import { cutUrduFonts } from '../packages/ui/fonts/urdu-fonts.mjs';
import { ROOT } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

// What a test or a watcher leaves in the environment would compile for development, with paths of this machine in it.
process.env.NODE_ENV = 'production';

const UI = join(ROOT, 'packages/ui');
const DIST = join(UI, 'dist');
const OUT = join(DIST, 'package');
/** Sheets that `theme.css` reads from beside it. */
const SHEETS = ['theme.css', 'no-defaults.css', 'marks.css', 'urdu.css'];

const manifest = JSON.parse(readFileSync(join(UI, 'package.json'), 'utf8'));
const modules = Object.entries(manifest.exports).filter(([, source]) => source.endsWith('.ts'));
const inOut = (source, extension) => source.replace(/^\.\/src\/(.*)\.ts$/, `./$1${extension}`);

const COMMON = { configFile: false, root: UI, logLevel: 'warn', publicDir: false };

/** One file a module, so that a bundler takes only what is used; what is a dependency stays an import. */
const buildModules = () =>
  build({
    ...COMMON,
    build: {
      outDir: OUT,
      minify: false,
      lib: { entry: modules.map(([, source]) => join(UI, source)), formats: ['es'] },
      rolldownOptions: {
        external: /^[^./]/,
        output: { preserveModules: true, preserveModulesRoot: join(UI, 'src'), entryFileNames: '[name].js' },
      },
    },
  });

/**
 * `styles.css` for those without Tailwind, with the classes of the compiled modules and no others. A build of its own, because one of a
 * library would put the fonts into the sheet as text.
 */
const buildStyles = () =>
  build({
    ...COMMON,
    base: './',
    plugins: [tailwindcss()],
    build: {
      outDir: OUT,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(OUT, 'theme.css'),
        output: {
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'styles.css' : 'fonts/[name][extname]',
        },
      },
    },
  });

/** For those with Tailwind: the tokens, which name the classes of the compiled modules. */
function copySheets() {
  for (const sheet of SHEETS) {
    const text = readFileSync(join(UI, 'src', sheet), 'utf8');
    writeFileSync(join(OUT, sheet), text.replace("@source './**/*.{ts,tsx}'", "@source './**/*.js'"));
  }
  cpSync(join(UI, 'src/fonts'), join(OUT, 'fonts'), { recursive: true, filter: (path) => !path.endsWith('made-from') });
}

async function declare() {
  const { code, output } = await run('tsc', ['-p', join(UI, 'tsconfig.pack.json')], { capture: true });
  if (code !== 0) throw new Error(output);
  // Node's way of resolving knows no `.tsx` beside a declaration.
  for (const path of globSync('**/*.d.ts', { cwd: OUT })) {
    const text = readFileSync(join(OUT, path), 'utf8');
    writeFileSync(join(OUT, path), text.replaceAll(/((?:from|import\() ?['"]\.{1,2}\/[^'"]*)\.tsx?(?=['"])/g, '$1.js'));
  }
}

function writeManifest() {
  const { name, version, description, type, license, sideEffects, dependencies, peerDependencies } = manifest;
  const { tailwindcss: tailwind, ...needed } = dependencies;
  const atLeast = (versions) => Object.fromEntries(Object.entries(versions).map(([key, value]) => [key, `^${value}`]));
  const published = {
    name,
    version,
    description,
    license,
    type,
    sideEffects,
    exports: {
      ...Object.fromEntries(
        modules.map(([path, source]) => [path, { types: inOut(source, '.d.ts'), import: inOut(source, '.js') }]),
      ),
      './styles.css': './styles.css',
      './theme.css': './theme.css',
      './package.json': './package.json',
    },
    dependencies: needed,
    peerDependencies: atLeast({ ...peerDependencies, tailwindcss: tailwind }),
    peerDependenciesMeta: { tailwindcss: { optional: true } },
  };
  writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  cpSync(join(UI, 'README.md'), join(OUT, 'README.md'));
}

rmSync(DIST, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
await buildModules();
await cutUrduFonts();
copySheets();
await buildStyles();
await declare();
writeManifest();

const { code, output } = await run('npm', ['pack', OUT, '--silent', '--pack-destination', DIST], { capture: true });
if (code !== 0) throw new Error(output);
console.log(join(dirname(OUT), output.trim().split('\n').at(-1)));
