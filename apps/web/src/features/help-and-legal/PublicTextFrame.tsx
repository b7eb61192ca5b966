import { useMessages } from '@sarraf/forms/language';
import { TextLink, ThemeToggle } from '@sarraf/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { BRAND } from '../../shared/layout/brand.ts';
import { Logo } from '../../shared/layout/Logo.tsx';
import { LanguageSwitch } from '../../shared/preferences/LanguageSwitch.tsx';
import { PUBLIC_TEXTS, PUBLIC_TEXT_PATHS } from '../../shared/public-texts/public-texts.ts';
import { publicTextMessages } from '../../shared/public-texts/public-texts.messages.ts';
import { useTheme } from '../../shared/preferences/theme.ts';
import { helpAndLegalMessages } from './help-and-legal.messages.ts';
import { SupportChannels } from './SupportChannels.tsx';

const entry =
  'flex min-h-11 items-center rounded-box px-3 py-2 text-sm font-medium text-ink-2 no-underline hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand';

/** Page with the brand and a link to the app in its header. */
function WithHeader({ children }: { children: ReactNode }) {
  const messages = useMessages(helpAndLegalMessages).publicText;
  const [theme, chooseTheme] = useTheme();
  return (
    <div className="flex-1 bg-paper px-5 pb-12 lg:px-10 print:bg-transparent">
      <div className="mx-auto max-w-content">
        <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 print:hidden">
          <Logo name={BRAND.name} />
          <div className="-me-2.5 flex items-center gap-2">
            {/* The guards redirect `/` to the user's home page. */}
            <TextLink standalone render={(slot) => <Link {...slot} to="/" />}>
              <ArrowLeft aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
              {messages.back}
            </TextLink>
            <LanguageSwitch />
            <ThemeToggle theme={theme} onThemeChange={chooseTheme} label={messages.darkTheme} />
          </div>
        </header>
        {children}
      </div>
    </div>
  );
}

/** Frame of the public texts: header, links to the other texts, and the support channels. */
export function PublicTextFrame() {
  const messages = useMessages(helpAndLegalMessages).publicText;
  const { titles } = useMessages(publicTextMessages);
  return (
    <WithHeader>
      <div className="grid gap-12 pt-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,18rem)] lg:justify-between lg:pt-12">
        <main className="min-w-0">
          <Outlet />
        </main>
        <aside className="flex flex-col gap-8 self-start lg:sticky lg:top-8 print:hidden">
          <nav aria-label={messages.more}>
            <p className="mb-1 px-3 text-sm font-bold">{messages.more}</p>
            <ul>
              {PUBLIC_TEXTS.map((id) => (
                <li key={id}>
                  <NavLink to={PUBLIC_TEXT_PATHS[id]} className={entry}>
                    {titles[id]}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <section aria-labelledby="ask" className="rounded-card border border-line bg-surface p-5">
            <h2 id="ask" className="mb-3 text-base font-bold">
              {messages.ask}
            </h2>
            <SupportChannels />
          </section>
        </aside>
      </div>
    </WithHeader>
  );
}
