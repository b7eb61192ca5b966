import { TextLink } from '../text-link/TextLink.tsx';
import { PageSection } from './PageSection.tsx';

const renderAccounts = (accounts: readonly string[]) => (
  <ul className="rounded-card border border-line bg-surface px-4">
    {accounts.map((account) => (
      <li key={account} className="border-line py-3 text-sm not-first:border-t">
        {account}
      </li>
    ))}
  </ul>
);

export const OneAction = () => (
  <PageSection
    title="Receive in"
    description="Rupees go to one of these."
    action={
      <TextLink href="#add-account" reach>
        Add Account
      </TextLink>
    }
  >
    {renderAccounts(['NayaPay ••••4567', 'Meezan Bank ••••9012'])}
  </PageSection>
);

export const SectionsInASection = () => (
  <PageSection title="Receive in" description="Rupees go to one of these.">
    <PageSection
      title="Wallets"
      className="mb-5"
      action={
        <TextLink href="#add-wallet" reach>
          Add Wallet
        </TextLink>
      }
    >
      {renderAccounts(['NayaPay ••••4567'])}
    </PageSection>
    <PageSection
      title="Banks"
      action={
        <TextLink href="#add-bank" reach>
          Add Bank
        </TextLink>
      }
    >
      {renderAccounts(['Meezan Bank ••••9012'])}
    </PageSection>
  </PageSection>
);
