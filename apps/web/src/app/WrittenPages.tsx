import type { RouteId } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { ConfirmProvider, Skeleton } from '@sarraf/ui';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { basicDetailsMessages } from '../features/basic-details/basic-details.messages.ts';
import { ReadingPlaces } from '../features/help-and-legal/ReadingFrame.tsx';
import { HistoryPlaces } from '../features/history/HistorySkeleton.tsx';
import { ProfilePlaces } from '../features/profile/ProfilePlaces.tsx';
import { PaymentSkeleton } from '../features/sell/payment/PaymentSkeleton.tsx';
import { sellMessages } from '../features/sell/sell.messages.ts';
import { SellSkeleton } from '../features/sell/SellSkeleton.tsx';
import { DashboardFrame } from '../features/shell/DashboardFrame.tsx';
import { EntryFrame } from '../features/shell/EntryFrame.tsx';
import { navItems } from '../features/shell/nav-items.tsx';
import { shellMessages } from '../features/shell/shell.messages.ts';
import { useFooterItems } from '../features/shell/use-footer-items.tsx';
import { NumberPlaces } from '../features/verify-identity/NumberPlaces.tsx';
import { verifyIdentityMessages } from '../features/verify-identity/verify-identity.messages.ts';
import { NAME_MARK } from '../head/greeting.ts';
import type { WrittenPage } from '../head/written-pages.ts';
import { BRAND } from '../shared/brand/index.ts';
import { DialogHistoryProvider } from '../shared/dialog-route/index.ts';
import { EntryHeading } from '../shared/entry-heading/index.ts';
import { appMessages } from './app.messages.ts';
import { Providers } from './providers.tsx';
import type { AppContext } from './app-context.ts';

interface PlacesProps {
  route: RouteId | null;
  /** Instead of that of the route. */
  title?: string;
  greeting: ReactNode;
  children: ReactNode;
}

/** A page of the dashboard as it stands while the login is checked: whose it is is not known, so nobody is named and no place of administrators is in it. */
function Places({ route, title, greeting, children }: PlacesProps) {
  const words = useMessages(appMessages);
  const titleOfRoute = route === null || route === '/' ? BRAND.title : (words.pageTitles[route] ?? BRAND.title);
  return (
    <DashboardFrame
      greeting={greeting}
      title={title ?? titleOfRoute}
      renderEnd={(brand) => brand}
      items={navItems(false, route, null)}
      footerItems={useFooterItems()}
    >
      {children}
    </DashboardFrame>
  );
}

function Welcome() {
  return useMessages(shellMessages).welcomeStranger;
}

/** Until it is known who is there; `src/head` then greets them by name in its place. */
function Checking() {
  const words = useMessages(appMessages);
  const { welcome } = useMessages(shellMessages);
  return (
    <span role="status" data-welcome={welcome({ name: NAME_MARK })} className="block">
      {words.checkingLogin}
    </span>
  );
}

/** The place of a page that is known once it is known who is there. */
function AnyPage() {
  const words = useMessages(appMessages);
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="text-xl font-bold tracking-tight">
        {words.checkingLogin}
      </p>
      <Skeleton shape="block" className="h-32 w-full" />
      <Skeleton shape="block" className="h-64 w-full" />
    </div>
  );
}

/** A page before the dashboard: what it asks for. */
function EntryPlaces({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const words = useMessages(appMessages);
  return (
    <>
      <EntryHeading title={title} lead={lead} />
      <div className="contents">{children}</div>
      <p role="status" className="mt-4 text-sm text-ink-2">
        {words.checkingLogin}
      </p>
    </>
  );
}

function KycPlaces() {
  return (
    <EntryPlaces {...useMessages(verifyIdentityMessages).number}>
      <NumberPlaces />
    </EntryPlaces>
  );
}

/** Its form has values that are known when its person is. */
function DetailsPlaces() {
  return (
    <EntryPlaces {...useMessages(basicDetailsMessages)}>
      <Skeleton shape="block" className="h-13 w-full" />
    </EntryPlaces>
  );
}

/** Step 3 of an order that waits for its deposit: the head shows it when it hears of one. */
function PaymentPlaces() {
  const { payment } = useMessages(sellMessages);
  return (
    <Places route="/dashboard" title={payment.title} greeting={<Checking />}>
      <PaymentSkeleton />
    </Places>
  );
}

/** A public text, where the host does not find the document that holds it. */
function TextPlaces() {
  return <ReadingPlaces label={useMessages(appMessages).loadingPage} />;
}

const dashboard = (page: ReactNode): RouteObject[] => [
  { path: '*', element: <ConfirmProvider>{page}</ConfirmProvider> },
];
const entry = (page: ReactNode): RouteObject[] => [
  { element: <EntryFrame />, children: [{ path: '*', element: page }] },
];

/** What stands at each address for somebody who may be signed in, until the app is there. */
const PAGES: Record<Exclude<WrittenPage, 'login' | 'reading'>, RouteObject[]> = {
  kyc: entry(<KycPlaces />),
  details: entry(<DetailsPlaces />),
  sell: dashboard(
    <Places route="/dashboard" greeting={<Checking />}>
      <SellSkeleton />
    </Places>,
  ),
  payment: dashboard(<PaymentPlaces />),
  history: dashboard(
    <Places route="/dashboard/history" greeting={<Checking />}>
      <HistoryPlaces />
    </Places>,
  ),
  profile: dashboard(
    <Places route="/dashboard/profile" greeting={<Checking />}>
      <ProfilePlaces />
    </Places>,
  ),
  text: [{ path: '*', element: <TextPlaces /> }],
  other: dashboard(
    <Places route={null} greeting={<Welcome />}>
      <AnyPage />
    </Places>,
  ),
};

/** Names of the pages below. */
export const PLACE_NAMES = Object.keys(PAGES) as (keyof typeof PAGES)[];

/** One of the pages that stand there while the login is checked. It answers nothing: the app takes its place. */
export function WrittenPlaces({ name, context }: { name: keyof typeof PAGES; context: AppContext }) {
  const router = createMemoryRouter(PAGES[name]);
  return (
    <Providers context={context}>
      <div className="relative flex min-h-dvh flex-col">
        <DialogHistoryProvider value={router}>
          <RouterProvider router={router} />
        </DialogHistoryProvider>
      </div>
    </Providers>
  );
}
