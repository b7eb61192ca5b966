import { useMessages } from '@sarraf/forms/language';
import { useState } from 'react';
import { failureText } from '../../shared/api/index.ts';
import { deskMessages } from './desk.messages.ts';
import { useDesk } from './desk-client.ts';

/** Has the chains asked again what our addresses hold, and says so. */
export function useAskChains() {
  const { failed, reconciliation: words } = useMessages(deskMessages);
  const desk = useDesk();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: 'info' | 'negative'; text: string } | null>(null);

  const ask = async () => {
    setBusy(true);
    try {
      await desk.getReconciliation({ refresh: true });
      setSaid({ tone: 'info', text: words.refreshed });
    } catch (fault) {
      setSaid({ tone: 'negative', text: failureText(fault, failed.message) });
    } finally {
      setBusy(false);
    }
  };
  return { ask, busy, said };
}
