import { formatRupees } from '@sarraf/domain';
import { useMessages } from '@sarraf/forms/language';
import { useQuery } from '@tanstack/react-query';
import { useLoadAdminApi } from '../../../shared/api/admin-api-context.ts';
import { overviewQuery } from '../../../shared/desk/overview.query.ts';
import { payoutsMessages } from './payouts.messages.ts';

/** Rupees that the payout service has left; renders nothing for a service that tells none. */
export function PayoutBalance() {
  const { balance: label } = useMessages(payoutsMessages);
  const { data } = useQuery(overviewQuery(useLoadAdminApi()));
  const balance = data?.providers.find(({ name }) => name === 'payouts')?.balance;
  if (!balance) return null;
  return (
    <p className="text-sm text-ink-2">
      <span>{label}</span>{' '}
      <bdi dir="ltr" className="font-semibold text-ink">
        {formatRupees(balance)}
      </bdi>
    </p>
  );
}
