import { KeyValueList, LeaderRow } from '../leader-row/LeaderRow.tsx';
import { Slip, SlipAmount, SlipSection } from './Slip.tsx';

export const SlipInASlip = () => (
  <Slip>
    <SlipSection>
      <SlipAmount label="You’ll Receive" value="Rs. 1,39,227.20" size="md" />
    </SlipSection>
    <SlipSection>
      <Slip on="surface">
        <SlipSection>
          <KeyValueList>
            <LeaderRow label="Price per USDT" value="Rs. 280.70" />
          </KeyValueList>
        </SlipSection>
      </Slip>
    </SlipSection>
  </Slip>
);
