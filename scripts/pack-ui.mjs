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

/** The oldest React that the components run on: `ref` is a prop, `use` reads a context, and a context is its own provider. */
const REACT = '^19.0.0';
/** Ranges that begin below the version of our lock file, where all others begin. react-is has the versions of React. */
const OLDER = { react: REACT, 'react-dom': REACT, 'react-is': REACT };

const COMMON = { configFile: false, root: UI, logLevel: 'warn', publicDir: false };

/** Modules that need the browser for what their code does not show: inputs that have to be given functions, and the toasts of one page. */
const BROWSER_ONLY = [
  'aadhaar-input/AadhaarInput.js',
  'network-list/NetworkList.js',
  'phone-input/PhoneInput.js',
  'toast/toast-store.js',
];

/**
 * Whether a compiled module does what no server component can: it calls a hook (`useId` works on both sides), makes a context, or gives an
 * element an event handler of its own. A handler that is only passed on is one that a server component was not given.
 */
function needsBrowser(code) {
  if (/\b(?:createContext|use(?!Id\()(?:[A-Z]\w*)?)\(/.test(code)) return true;
  const handlers = Array.from(code.matchAll(/\bon[A-Z]\w*: (?:async )?(\(|\w+)/g), ([, value]) => value);
  return handlers.some((value) => value === '(' || new RegExp(`\\b(?:function|const|let|var) ${value}\\b`).test(code));
}

/**
 * Begins these modules with `'use client'`, by which a framework with server components knows them. Done here and not in the sources, where
 * nothing would read the directives and the bundler would print a warning for each into every build of the Storybook.
 */
const markForBrowser = {
  name: 'mark-for-browser',
  renderChunk: (code, { fileName }) =>
    BROWSER_ONLY.includes(fileName) || needsBrowser(code) ? { code: `'use client';\n${code}`, map: null } : null,
};

/** One file a module, so that a bundler takes only what is used; what is a dependency stays an import. */
const buildModules = () =>
  build({
    ...COMMON,
    plugins: [markForBrowser],
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
  // recharts needs the react-is of React 19 and accepts any. As a dependency of ours it would be nested below us in a project that has an
  // older one already (prop-types brings 16), and recharts, beside the older one, would use that. A peer is beside recharts.
  const { tailwindcss: tailwind, 'react-is': reactIs, ...needed } = dependencies;
  const ranges = (versions) =>
    Object.fromEntries(Object.entries(versions).map(([key, value]) => [key, OLDER[key] ?? `^${value}`]));
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
    // Ranges: a project that has a later patch of one would be given a second copy for an exact version.
    dependencies: ranges(needed),
    peerDependencies: ranges({ ...peerDependencies, 'react-is': reactIs, tailwindcss: tailwind }),
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
