/**
 * Packs `@sarraf/ui` for projects outside this workspace: compiled modules, type declarations, a stylesheet with its fonts, and a tarball. The
 * workspace itself does not use the result (docs/adr/0001).
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

// A test or a watcher may set NODE_ENV, which would produce a development build with paths of this machine.
process.env.NODE_ENV = 'production';

const UI = join(ROOT, 'packages/ui');
const DIST = join(UI, 'dist');
const OUT = join(DIST, 'package');
/** `theme.css` and the style sheets that it imports. */
const SHEETS = ['theme.css', 'no-defaults.css', 'gen/tokens.css', 'urdu.css'];

const manifest = JSON.parse(readFileSync(join(UI, 'package.json'), 'utf8'));
const modules = Object.entries(manifest.exports).filter(([, source]) => source.endsWith('.ts'));
const inOut = (source, extension) => source.replace(/^\.\/src\/(.*)\.ts$/, `./$1${extension}`);

/** Oldest supported React: the components need `ref` as a prop, `use` for a context, and `<Context>` as a provider. */
const REACT = '^19.0.0';
/** Version ranges that begin below the version of our lock file; all others begin at it. react-is has the version numbers of React. */
const OLDER = { react: REACT, 'react-dom': REACT, 'react-is': REACT };

const COMMON = { configFile: false, root: UI, logLevel: 'warn', publicDir: false };

/** Modules that need the browser although `needsBrowser` does not find it: inputs with required function props, and the toast store. */
const BROWSER_ONLY = [
  'phone-input/PhoneInput.js',
  'product/aadhaar-input/AadhaarInput.js',
  'product/network-list/NetworkList.js',
  'toast/toast-store.js',
];

/**
 * Whether a compiled module cannot be a server component: it calls a hook (except `useId`), creates a context, or sets its own event handler on
 * an element. A handler that is only passed on is undefined in a server component.
 */
function needsBrowser(code) {
  if (/\b(?:createContext|use(?!Id\()(?:[A-Z]\w*)?)\(/.test(code)) return true;
  const handlers = Array.from(code.matchAll(/\bon[A-Z]\w*: (?:async )?(\(|\w+)/g), ([, value]) => value);
  return handlers.some((value) => value === '(' || new RegExp(`\\b(?:function|const|let|var) ${value}\\b`).test(code));
}

/**
 * Adds the directive `'use client'` to these modules, for frameworks with server components. It is added here and not in the sources, because the
 * Storybook build would print a warning for each directive.
 */
const markForBrowser = {
  name: 'mark-for-browser',
  renderChunk: (code, { fileName }) =>
    BROWSER_ONLY.includes(fileName) || needsBrowser(code) ? { code: `'use client';\n${code}`, map: null } : null,
};

/** Builds one file a module, so that bundlers can drop unused ones. Dependencies stay imports. */
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
 * Builds `styles.css` for projects without Tailwind, with only the classes of the compiled modules. It is a separate build, because a library
 * build would inline the fonts.
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

/** Copies the token files, and the style sheets made from them for projects with Tailwind, which take the classes from the compiled modules. */
function copyTokens() {
  mkdirSync(join(OUT, 'gen'), { recursive: true });
  for (const sheet of SHEETS) {
    const text = readFileSync(join(UI, 'src', sheet), 'utf8');
    writeFileSync(join(OUT, sheet), text.replace("@source './**/*.{ts,tsx}'", "@source './**/*.js'"));
  }
  const tokens = globSync('tokens/*.json', { cwd: UI });
  for (const file of tokens) cpSync(join(UI, file), join(OUT, file));
  cpSync(join(UI, 'src/fonts'), join(OUT, 'fonts'), { recursive: true, filter: (path) => !path.endsWith('made-from') });
}

async function buildDeclarations() {
  const { code, output } = await run('tsc', ['-p', join(UI, 'tsconfig.pack.json')], { capture: true });
  if (code !== 0) throw new Error(output);
  // Node's module resolution does not accept `.tsx` in declarations.
  for (const path of globSync('**/*.d.ts', { cwd: OUT })) {
    const text = readFileSync(join(OUT, path), 'utf8');
    writeFileSync(join(OUT, path), text.replaceAll(/((?:from|import\() ?['"]\.{1,2}\/[^'"]*)\.tsx?(?=['"])/g, '$1.js'));
  }
}

function writeManifest() {
  const { name, version, description, type, license, sideEffects, dependencies, peerDependencies } = manifest;
  // recharts needs the react-is of React 19 but accepts any version. As a dependency of ours it would be nested in our package where the project
  // has an older one (prop-types brings 16), and recharts would use the older one. A peer dependency is installed beside recharts.
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
      './tokens/*.json': './tokens/*.json',
      './package.json': './package.json',
    },
    // Ranges: with an exact version, a project that has a later patch would get a second copy.
    dependencies: ranges(needed),
    peerDependencies: ranges({ ...peerDependencies, 'react-is': reactIs, tailwindcss: tailwind }),
    peerDependenciesMeta: { tailwindcss: { optional: true } },
  };
  writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  for (const page of ['README.md', 'CHANGELOG.md']) cpSync(join(UI, page), join(OUT, page));
}

rmSync(DIST, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
await buildModules();
await cutUrduFonts();
copyTokens();
await buildStyles();
await buildDeclarations();
writeManifest();

const { code, output } = await run('npm', ['pack', OUT, '--silent', '--pack-destination', DIST], { capture: true });
if (code !== 0) throw new Error(output);
console.log(join(dirname(OUT), output.trim().split('\n').at(-1)));
