import { Skeleton } from '@sarraf/ui';
import { lazy, Suspense } from 'react';
import { ProfilePage } from '../features/profile/ProfilePage.tsx';
import { DIALOG } from '../shared/dialogs/dialog-ids.ts';
import { codeOf } from '../shared/lazy/lazy-component.tsx';
import { LazyDialogs } from './LazyDialogs.tsx';

const DIALOGS: readonly string[] = [DIALOG.withdraw];
const loadWithdraw = async () => ({
  default: (await import('../features/wallet/WithdrawDialog.tsx')).WithdrawDialog,
});
// After the page itself, whose figures tell the balance: most people have nothing in it.
const loadWallet = async () => (await import('../features/wallet/WalletSection.tsx')).WalletSection;
const WalletSection = lazy(async () => ({ default: await codeOf(loadWallet) }));

/** Profiles, with the wallet of a seller in its slot on their own. */
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
