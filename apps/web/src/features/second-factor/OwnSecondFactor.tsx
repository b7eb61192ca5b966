import { useMessages } from '@sarraf/forms/language';
import { Button, ErrorPanel, Notice, PageSection, Skeleton, SkeletonGroup, useConfirm } from '@sarraf/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminApi } from '../../shared/api/admin-api-context.ts';
import { failureText } from '../../shared/api/failure.ts';
import { useExclusiveMutation } from '../../shared/api/use-exclusive-mutation.ts';
import { FactorNotice } from './FactorNotice.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { usePasskeys } from './passkeys.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { secondFactorMessages } from './second-factor.messages.ts';
import { ownFactorQuery } from './second-factor.queries.ts';
import { useEnrol, useFactorFault } from './use-second-factor.ts';

/** Number of unused recovery codes from which new ones are suggested. */
const FEW_CODES = 3;

/** The administrator's own passkeys and recovery codes: add, remove, and make new codes (product.md S18). */
export function OwnSecondFactor() {
  const messages = useMessages(secondFactorMessages);
  const { own } = messages;
  const api = useAdminApi();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const isSupported = usePasskeys().isSupported();
  const query = ownFactorQuery(api);
  const { data: factor, error, isFetching, refetch } = useQuery(query);
  const [codes, setCodes] = useState<string[] | null>(null);
  const enrol = useEnrol();
  const act = useExclusiveMutation({ mutationFn: (call: () => Promise<unknown>) => call() });
  const fault = useFactorFault(enrol.error ?? act.error);
  const busy = enrol.isPending || act.isPending;

  const refresh = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const add = () => {
    act.reset();
    void enrol.mutateAsync().then(refresh, () => {});
  };
  const run = (call: () => Promise<unknown>) => {
    enrol.reset();
    act.mutate(() => call().then(refresh));
  };
  const remove = async (id: string) => {
    const question = { title: own.ask.removeTitle, message: own.ask.removeMessage, tone: 'negative' as const };
    if (await confirm({ ...question, confirmLabel: own.remove, cancelLabel: own.ask.cancel }))
      run(() => api.removePasskey({ id }));
  };
  const renew = async () => {
    const question = { title: own.ask.renewTitle, message: own.ask.renewMessage };
    if (await confirm({ ...question, confirmLabel: own.renew, cancelLabel: own.ask.cancel }))
      run(async () => setCodes((await api.renewRecoveryCodes()).data.recoveryCodes));
  };

  if (error && !factor) {
    return (
      <ErrorPanel
        title={own.title}
        message={failureText(error, own.failed)}
        retryLabel={own.retry}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!factor) {
    return (
      <SkeletonGroup label={own.loading}>
        <Skeleton shape="block" className="h-44 w-full" />
      </SkeletonGroup>
    );
  }
  const { passkeys, recoveryCodesLeft } = factor;
  return (
    <PageSection title={own.title} description={own.description}>
      <div className="flex max-w-2xl flex-col gap-4 rounded-card border border-line bg-surface px-5 py-4">
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey._id}
              passkey={passkey}
              removable={passkeys.length > 1}
              disabled={busy}
              onRemove={() => void remove(passkey._id)}
            />
          ))}
        </ul>
        <p className="text-sm text-ink-2">{messages.codesLeft({ n: recoveryCodesLeft })}</p>
        {recoveryCodesLeft <= FEW_CODES && <Notice tone="notice">{own.fewCodes}</Notice>}
        <FactorNotice fault={fault} />
        {codes ? (
          <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
        ) : (
          <div className="flex flex-wrap gap-2.5 max-sm:*:flex-auto">
            {isSupported && (
              <Button size="sm" variant="secondary" busy={enrol.isPending} disabled={act.isPending} onClick={add}>
                {own.add}
              </Button>
            )}
            <Button size="sm" variant="secondary" disabled={busy} onClick={() => void renew()}>
              {own.renew}
            </Button>
          </div>
        )}
      </div>
    </PageSection>
  );
}
