import { useMessages, type MessageTable } from '@sarraf/forms/language';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { publicTextMessages } from '../../shared/public-texts/public-texts.messages.ts';
import type { PublicTextId } from '../../shared/public-texts/public-texts.ts';
import { useUsable } from '../../shared/telemetry/use-usable.ts';
import { helpAndLegalMessages } from './help-and-legal.messages.ts';
import type { PublicText } from './public-text.ts';
import { PublicTextArticle } from './PublicTextArticle.tsx';
import { faqs } from './texts/faqs.messages.ts';
import { privacyPolicy } from './texts/privacy-policy.messages.ts';
import { securityTips } from './texts/security-tips.messages.ts';
import { termsAndConditions } from './texts/terms.messages.ts';
import { userGuide } from './texts/user-guide.messages.ts';

const TEXTS: Record<PublicTextId, MessageTable<PublicText>> = {
  guide: userGuide,
  faqs,
  security: securityTips,
  privacy: privacyPolicy,
  terms: termsAndConditions,
};

/** Scrolls to the anchor of the address: the browser looks for it before the page is rendered. A question also gets the focus. */
function useAnchor() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash]);
}

/** Page of one public text: the full version of a dialog's summary (product.md S6), open to everybody. */
export function PublicTextPage({ page }: { page: PublicTextId }) {
  const messages = useMessages(helpAndLegalMessages).publicText;
  const { titles } = useMessages(publicTextMessages);
  useUsable();
  useAnchor();
  const { lead, dated, sections } = useMessages(TEXTS[page]);
  return (
    <article>
      <h1
        tabIndex={-1}
        className="font-heading text-2xl font-bold tracking-tight text-balance outline-hidden lg:text-amount"
      >
        {titles[page]}
      </h1>
      {dated && <p className="mt-1 text-sm text-ink-2">{messages.dated({ date: dated })}</p>}
      <p className="mt-3 text-lg text-ink-2">{lead}</p>
      <nav
        aria-label={messages.contents}
        className="mt-6 mb-10 border-y border-dashed border-control py-3 print:hidden"
      >
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center rounded-sm text-sm font-semibold text-brand underline-offset-4 hover:underline"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <PublicTextArticle sections={sections} />
    </article>
  );
}
