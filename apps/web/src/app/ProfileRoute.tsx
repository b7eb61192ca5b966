import { loadDictionary } from '@sarraf/forms/language';
import { Skeleton } from '@sarraf/ui';
import { lazy, Suspense } from 'react';
import { ProfilePage } from '../features/profile/ProfilePage.tsx';
import { DIALOG } from '../shared/dialogs/dialog-ids.ts';
import { loadComponent } from '../shared/lazy/lazy-component.tsx';
import { accountsDictionary } from './dictionaries/index.ts';
import { LazyDialogs } from './LazyDialogs.tsx';

const DIALOGS: readonly string[] = [DIALOG.withdraw];
const loadWithdraw = async () => {
  const [{ WithdrawDialog }] = await Promise.all([
    import('../features/wallet/WithdrawDialog.tsx'),
    loadDictionary(accountsDictionary),
  ]);
  return { default: WithdrawDialog };
};
// Lazy: the figures of the page already show the balance, and most users have none.
const loadWallet = async () => (await import('../features/wallet/WalletSection.tsx')).WalletSection;
const WalletSection = lazy(async () => ({ default: await loadComponent(loadWallet) }));

/** The profile page; sellers see the wallet section on their own profile. */
export function ProfileRoute() {
  return (
    <ProfilePage
      renderWallet={() => (
        <Suspense fallback={<Skeleton shape="block" className="h-44 w-full" />}>
          <WalletSection
            renderWithdraw={(balance) => <LazyDialogs ids={DIALOGS} load={loadWithdraw} given={{ balance }} />}
          />
        </Suspense>
      )}
    />
  );
}
