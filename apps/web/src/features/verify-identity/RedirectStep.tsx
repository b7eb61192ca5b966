import type { IdentityCheck } from '@sarraf/api-client';
import { formMessages, splitAtValue } from '@sarraf/forms';
import { useMessages } from '@sarraf/forms/language';
import { ActionBar, Button, buttonClass } from '@sarraf/ui';
import { ArrowRight } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { EntryHeading } from '../../shared/layout/EntryHeading.tsx';
import { CheckSlip } from './CheckSlip.tsx';
import type { ProviderLink } from './identity-view.ts';
import { ResultPolling } from './ResultPolling.tsx';
import { verifyIdentityMessages } from './verify-identity.messages.ts';

export interface RedirectStepProps {
  check: IdentityCheck | null;
  link: ProviderLink;
  /** Whether the person may have been on the provider's page already: after a reload, and after coming back. */
  wasThere: boolean;
  /** Whether the latest question for the result failed. */
  failed: boolean;
  onChangeNumber: () => void;
}

/** Whether the person left this page by its link and came back to it, also out of the browser's back/forward cache. */
function useCameBack() {
  const left = useRef(false);
  const [cameBack, setCameBack] = useState(false);
  useEffect(() => {
    const onVisible = () => {
      if (left.current && document.visibilityState === 'visible') setCameBack(true);
    };
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onVisible);
    };
  }, []);
  return {
    cameBack,
    leave: () => {
      left.current = true;
    },
  };
}

/** A sentence with the provider's host, which people compare with the address bar. */
function WithHost({ text, host }: { text: (host: string) => string; host: string }) {
  const [before, after] = splitAtValue(text);
  return (
    <>
      <span>{before}</span>
      <bdi dir="ltr" translate="no" className="font-semibold wrap-anywhere text-ink">
        {host}
      </bdi>
      <span>{after}</span>
    </>
  );
}

/** Verification on the provider's page (product.md S4): what happens there and the link to it; after coming back, the question for its result. */
export function RedirectStep({ check, link, wasThere, failed, onChangeNumber }: RedirectStepProps) {
  const messages = useMessages(verifyIdentityMessages);
  const { otp } = useMessages(formMessages);
  const { cameBack, leave } = useCameBack();
  const isBack = wasThere || cameBack;
  const { title, lead } = isBack ? messages.back : messages.redirect;

  return (
    // Keyed, so that the heading takes the focus again.
    <Fragment key={isBack ? 'back' : 'go'}>
      <EntryHeading title={title} lead={lead} takesFocus />
      <div className="flex flex-col gap-5">
        {isBack && <ResultPolling failed={failed} />}
        <CheckSlip check={check}>
          {isBack ? (
            <p className="text-sm text-pretty text-ink-2">
              <WithHost text={(host) => messages.back.notDone({ host })} host={link.host} />
            </p>
          ) : (
            <ol className="flex list-decimal flex-col gap-2 ps-5 text-sm text-pretty marker:font-bold marker:text-ink-2">
              <li>
                <WithHost text={(host) => messages.redirect.opens({ host })} host={link.host} />
              </li>
              {messages.redirect.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
        </CheckSlip>
        <ActionBar>
          <a
            className={buttonClass({ variant: isBack ? 'secondary' : 'primary', fullWidth: true })}
            href={link.href}
            onClick={leave}
          >
            <span>{isBack ? messages.back.again : messages.redirect.go}</span>
            <ArrowRight aria-hidden="true" className="size-4.5 shrink-0 rtl:-scale-x-100" />
          </a>
        </ActionBar>
        <Button variant="quiet" fullWidth className="-mt-2" onClick={onChangeNumber}>
          {otp.aadhaarChange}
        </Button>
      </div>
    </Fragment>
  );
}
