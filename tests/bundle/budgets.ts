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

/** What a build may weigh, in kB of 1000 bytes, gzip. */
export interface Budgets {
  stages: readonly Stage[];
  /** What the home of administrators loads beyond the dashboard, and the library that nobody else may load. */
  statistics: { after: readonly string[]; asks: readonly string[]; budget: number; library: RegExp };
}

const LOGIN = ['features/login/LoginPage.tsx', 'features/shell/EntryFrame.tsx', 'shared/toasts/toaster.ts'];
const CODE = 'features/login/CodeStep.tsx';

/** The budgets of the three ways that people wait for most. They are goals, never today's weight. */
export const BUDGETS: Budgets = {
  stages: [
    {
      name: '/login as it opens',
      asks: ['src/main.tsx', ...LOGIN],
      budget: 165,
      // Of no use to a page that asks for a number.
      never:
        /api-client\/src\/(?:admin|gen\/(?!app))|recharts|qrcode|react-dialog|big\.js|features\/(?!login|shell|sandbox)|DashboardLayout/,
    },
    {
      name: 'login to step 3 of a sale',
      asks: [CODE, 'app/DashboardLayout.tsx', 'app/SellRoute.tsx', 'payment-qr/PaymentQr.tsx'],
      budget: 235,
      never: /api-client\/src\/(?:admin|gen\/(?!app))|recharts/,
    },
  ],
  statistics: {
    // The menu of administrators fetches their calls on every page.
    after: ['src/main.tsx', 'features/login/LoginPage.tsx', 'app/DashboardLayout.tsx', 'api-client/src/admin.ts'],
    asks: ['platform-stats/PlatformStatsPage.tsx', 'line-chart/ChartPlot.tsx'],
    budget: 130,
    library: /recharts/,
  },
};
