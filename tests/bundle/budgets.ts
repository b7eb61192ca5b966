/** A stage of a seller's way: what it loads beside what is there already. */
export interface Stage {
  name: string;
  /** Modules that it asks for, each by the end of its path. */
  asks: readonly string[];
  /** All JS up to and with this stage, in kB, gzip. */
  budget: number;
  /** Modules that may not come with it. */
  never: RegExp;
}

/** A page of the route table, opened first of all with nothing in the cache. */
export interface Page {
  /** Its path; the reading pages share one. */
  path: string;
  /** Modules that it asks for beyond those the document names, each by the end of its path. */
  asks: readonly string[];
  /** Document, JS and style sheet together, in kB, gzip. */
  budget: number;
}

/** What a build may weigh, in kB of 1000 bytes, gzip. */
export interface Budgets {
  stages: readonly Stage[];
  pages: readonly Page[];
  /** What the home of administrators loads beyond the dashboard, and the library that nobody else may load. */
  statistics: { after: readonly string[]; asks: readonly string[]; budget: number; library: RegExp };
  /**
   * What the browser asks for from the number to the receipt, but for the replies of the API: they share the 420 kB of a whole sale, which
   * `npm run bench -- --only sale` measures. `others` are patterns of files, by what they are.
   */
  sale: { asks: readonly string[]; others: Readonly<Record<string, string>>; budget: number };
  /** The same and what the worker fetches ahead meanwhile, for pages to come. */
  saleAndAhead: number;
  /** What the login page weighs in Urdu beyond the same in English: its sentences and the font of its text. */
  urdu: { font: string; budget: number };
  /** The style sheet, 0.4 kB of them for Urdu (docs/adr/0028). Less than the least means that Tailwind found no classes: it scans only the folders it is told. */
  css: { least: number; budget: number };
}

const TOASTER = 'shared/toasts/toaster.ts';
const LOGIN = ['features/login/LoginPage.tsx', 'features/shell/EntryFrame.tsx', TOASTER];
const SIGNING_UP = ['features/shell/EntryFrame.tsx', 'features/shell/EntryLogout.tsx', TOASTER];
const DASHBOARD = ['app/DashboardLayout.tsx', TOASTER];
const SALE = ['app/DashboardLayout.tsx', 'app/SellRoute.tsx', 'payment-qr/PaymentQr.tsx'];
const CODE = 'features/login/CodeStep.tsx';
const CHART = 'line-chart/ChartPlot.tsx';
const STATISTICS = 'platform-stats/PlatformStatsPage.tsx';

/**
 * The budgets. Those of stages and statistics are goals; a page and a sale may weigh 2 % more than they did when the figure was written, so
 * that what makes them heavier is noticed in the change that does it.
 */
export const BUDGETS: Budgets = {
  stages: [
    {
      name: '/login as it opens',
      asks: ['src/main.tsx', ...LOGIN],
      budget: 150,
      // Of no use to a page that asks for a number.
      never: /recharts|qrcode|react-dialog|react-query|big\.js|features\/(?!login|shell|sandbox)|DashboardLayout/,
    },
    { name: '/login with the step of the code', asks: [CODE], budget: 157, never: /recharts|qrcode/ },
    { name: 'login to step 3 of a sale', asks: SALE, budget: 216, never: /recharts/ },
  ],
  pages: [
    { path: '/', asks: LOGIN, budget: 186 },
    { path: '/login', asks: LOGIN, budget: 186 },
    { path: '/userDetails', asks: [...SIGNING_UP, 'basic-details/BasicDetailsPage.tsx'], budget: 240.5 },
    { path: '/kyc', asks: [...SIGNING_UP, 'verify-identity/VerifyIdentityPage.tsx'], budget: 241 },
    { path: '/dashboard', asks: [...DASHBOARD, 'app/SellRoute.tsx'], budget: 233 },
    { path: '/dashboard/history', asks: [...DASHBOARD, 'app/HistoryRoute.tsx'], budget: 267 },
    { path: '/dashboard/profile', asks: [...DASHBOARD, 'app/ProfileRoute.tsx'], budget: 243 },
    { path: '/dashboard/profile/:userId', asks: [...DASHBOARD, 'app/ProfileRoute.tsx'], budget: 243 },
    { path: '/dashboard/stats', asks: [...DASHBOARD, STATISTICS, CHART], budget: 354 },
    { path: '/dashboard/settings', asks: [...DASHBOARD, 'app-settings/AppSettingsPage.tsx'], budget: 256.5 },
    { path: '/dashboard/desk', asks: [...DASHBOARD, 'desk/DeskPage.tsx'], budget: 284 },
    {
      path: '/help and /legal',
      asks: ['help-and-legal/ReadingFrame.tsx', 'help-and-legal/ReadingPage.tsx', TOASTER],
      budget: 196,
    },
  ],
  statistics: {
    // The menu of administrators fetches their calls on every page, in the file of what pages share.
    after: ['src/main.tsx', 'features/login/LoginPage.tsx', 'app/DashboardLayout.tsx', 'admin-calls/admin-calls.ts'],
    asks: [STATISTICS, CHART],
    budget: 130,
    library: /recharts/,
  },
  sale: {
    asks: [...LOGIN, CODE, ...SALE, 'payment-accounts/AddBankDialog.tsx'],
    others: { fonts: 'assets/figtree-latin-wght-*.woff2', images: '{favicon.svg,site.webmanifest,networks/*}' },
    budget: 289,
  },
  saleAndAhead: 343,
  urdu: { font: 'assets/naskh-urdu-*.woff2', budget: 60 },
  css: { least: 2, budget: 16.1 },
};
