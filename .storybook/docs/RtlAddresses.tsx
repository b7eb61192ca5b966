import { formatMobile, groupIban } from '@sarraf/domain';
import { AddressText, CopyField, KeyValueList, LeaderRow } from '@sarraf/ui';

import { BareRows } from './BareRows.tsx';
import { Code } from './DocsTable.tsx';
import { UrduPair } from './UrduPair.tsx';

const MOBILE = formatMobile('+923001234567');
const ADDRESS = 'TXk9Qp4mVbLd2NsW8yHcRz6uEaQdF3jT7w';

/** An address in groups from the left, and from the right. */
export const AddressPair = () => (
  <UrduPair
    rule={'<AddressText value={address} />: dir="ltr" translate="no" around all groups'}
    right={
      <CopyField
        label="ڈپازٹ ایڈریس"
        value={ADDRESS}
        copyLabel="کاپی کریں"
        copiedLabel="کاپی ہو گیا"
        failedLabel="کاپی نہیں ہوا"
        accessibleLabel="ڈپازٹ ایڈریس کاپی کریں"
      >
        <AddressText value={ADDRESS} />
      </CopyField>
    }
    wrong={
      <>
        <p className="mb-1 text-xs text-ink-2">ڈپازٹ ایڈریس</p>
        <p className="font-mono text-sm">
          {ADDRESS.match(/.{1,4}/g)?.map((group) => (
            <span key={group} className="me-2 inline-block">
              {group}
            </span>
          ))}
        </p>
      </>
    }
  >
    Groups of their own (<Code>inline-block</Code>, flex) are laid out from the right: this shows an address that does
    not exist, and it begins with the end of the real one.
  </UrduPair>
);

/** A shortened address, and a truncated one. */
export const ShortAddressPair = () => (
  <UrduPair
    rule={'<AddressText form="short" />, never truncate'}
    right={
      <p className="text-sm">
        ایڈریس: <AddressText value={ADDRESS} form="short" />
      </p>
    }
    wrong={
      <p className="flex gap-1 text-sm">
        ایڈریس: <span className="w-36 truncate font-mono">{ADDRESS}</span>
      </p>
    }
  >
    <Code>truncate</Code> cuts at the end of the line, which is the left: the beginning, by which people recognise an
    address, is gone.
  </UrduPair>
);

/** Account numbers with and without isolation. */
export const AccountPair = () => (
  <UrduPair
    rule={'<bdi dir="ltr" translate="no">PK36 SCBL 0000 …</bdi>'}
    right={
      <KeyValueList>
        <LeaderRow label="IBAN" value={<bdi dir="ltr">{groupIban('PK36SCBL0000001123456702')}</bdi>} />
        <LeaderRow label="اکاؤنٹ نمبر" value={<bdi dir="ltr">0011 2345 6702</bdi>} />
        <LeaderRow label="کارڈ" value={<bdi dir="ltr">•••• 6702</bdi>} />
      </KeyValueList>
    }
    wrong={
      <BareRows
        rows={[
          ['آپ کا IBAN', 'PK36 SCBL 0000 0011 2345 6702'],
          ['اکاؤنٹ نمبر', '0011 2345 6702'],
          ['کارڈ', '•••• 6702'],
        ]}
      />
    }
  >
    An IBAN is safe by chance, since its first letters are Latin. Groups of digits alone change their order: the account
    number shown here is another person’s.
  </UrduPair>
);

/** A phone number in a sentence with and without isolation. */
export const PhonePair = () => (
  <UrduPair
    rule={'<bdi dir="ltr" translate="no">{mobile}</bdi>'}
    right={
      <p className="text-sm">
        ہم نے 6 ہندسوں کا کوڈ اس نمبر پر بھیجا ہے:{' '}
        <bdi dir="ltr" translate="no" className="whitespace-nowrap">
          {MOBILE}
        </bdi>
      </p>
    }
    wrong={<p className="text-sm">ہم نے 6 ہندسوں کا کوڈ اس نمبر پر بھیجا ہے: {MOBILE}</p>}
  >
    Plus, spaces and groups are neutral, so the number is displayed backwards, with the country code at its end.
  </UrduPair>
);
