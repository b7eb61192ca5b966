import { useMessages } from '@sarraf/forms/language';
import { buttonClass } from '@sarraf/ui';
import { Link } from 'react-router-dom';
import { Logo } from '../shared/layout/Logo.tsx';
import { appMessages } from './app.messages.ts';

/** *No page found* with a link home. Pass `heading="h1"` outside the dashboard, whose header has the `h1`. */
export function NotFound({ heading: Heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const messages = useMessages(appMessages).notFound;
  return (
    <section className="grid justify-items-center gap-2 px-5 py-16 text-center">
      <Heading tabIndex={-1} className="text-2xl font-bold tracking-tight outline-hidden">
        {messages.title}
      </Heading>
      <p className="text-ink-2">{messages.message}</p>
      {/* The guards redirect `/` to the user's home page. */}
      <Link to="/" className={buttonClass({ variant: 'secondary', className: 'mt-4' })}>
        {messages.home}
      </Link>
    </section>
  );
}

/** `NotFound` that fills the window, outside the dashboard. */
export function NotFoundScreen() {
  return (
    <main className="grid min-h-dvh content-center justify-items-center bg-paper">
      <Logo size="lg" />
      <NotFound heading="h1" />
    </main>
  );
}
