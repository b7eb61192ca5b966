import { AmountInput } from '@sarraf/ui/amount-input';
import { Button } from '@sarraf/ui/button';
import { KeyValueList, LeaderRow } from '@sarraf/ui/leader-row';
import { NetworkList } from '@sarraf/ui/network-list';
import { NetworkMark } from '@sarraf/ui/network-mark';
import { Slip, SlipSection } from '@sarraf/ui/slip';
import { useState } from 'react';
import type { Messages } from './messages.ts';
import { LEAST, RATE, rupeesFor, type Sale } from './sale.ts';

const NETWORKS = [
  { id: 'trc20', name: 'TRON · TRC20' },
  { id: 'bep20', name: 'BNB Smart Chain · BEP20' },
];

/** Keeps figures and the first decimal point of a typed text. */
const figuresOf = (text: string) => text.replace(/[^\d.]/g, '').replace(/(?<=\..*)\./g, '');

export interface SellFormProps {
  messages: Messages;
  /** Called with a complete sale. */
  onContinue: (sale: Sale) => void;
}

/** Amount, network and slip. Errors are shown after the first attempt to continue. */
export function SellForm({ messages, onContinue }: SellFormProps) {
  const [amount, setAmount] = useState('');
  const [network, setNetwork] = useState<string | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const isEnough = Number(amount) >= LEAST;

  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (isEnough && network !== null) onContinue({ amount, network });
      }}
    >
      <AmountInput
        label={messages.amount}
        unit="USDT"
        value={amount}
        normalise={figuresOf}
        onValueChange={setAmount}
        error={isSubmitted && !isEnough ? messages.amountTooSmall : undefined}
      />
      <NetworkList
        legend={messages.network}
        networks={NETWORKS.map((each) => ({
          ...each,
          limit: messages.limit,
          mark: <NetworkMark network={each.id} />,
        }))}
        value={network}
        onValueChange={setNetwork}
        error={isSubmitted && network === null ? messages.networkMissing : undefined}
      />
      <Slip>
        <SlipSection>
          <KeyValueList>
            <LeaderRow label={messages.youSend} value={`${amount || '0'} USDT`} />
            <LeaderRow label={messages.rate} value={RATE} />
            <LeaderRow label={messages.youReceive} value={rupeesFor(amount)} weight="total" tone="positive" />
          </KeyValueList>
        </SlipSection>
      </Slip>
      <Button type="submit" fullWidth>
        {messages.continue}
      </Button>
    </form>
  );
}
