import { KeyValueList, LeaderRow } from '../leader-row/LeaderRow.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';

export const SameUnits = () => (
  <KeyValueList>
    <LeaderRow label="Platform fee" value={<BeforeAfter before="1%" after="1.5%" becomes="becomes" />} />
    <LeaderRow label="Resend wait" value={<BeforeAfter before="60 seconds" after="90 seconds" becomes="becomes" />} />
  </KeyValueList>
);

export const MixedUnits = () => (
  <KeyValueList>
    <LeaderRow label="Platform fee" value={<BeforeAfter before="0.01" after="1.5%" becomes="becomes" />} />
    <LeaderRow label="Resend wait" value={<BeforeAfter before="60 seconds" after="1.5 minutes" becomes="becomes" />} />
  </KeyValueList>
);
