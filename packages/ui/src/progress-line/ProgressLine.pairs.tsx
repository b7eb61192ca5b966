import type { ReactNode } from 'react';
import { WindowPicture } from '../internal/WindowPicture.tsx';
import { KeyValueList, LeaderRow } from '../leader-row/LeaderRow.tsx';
import { ProgressLine } from './ProgressLine.tsx';

const renderPage = (line: ReactNode, lineOfTheCard: ReactNode) => (
  <WindowPicture className="p-5">
    {line}
    <p className="mb-4 text-lg font-bold">Home</p>
    <div className="translate-0 overflow-hidden rounded-box border border-line bg-surface p-5">
      {lineOfTheCard}
      <KeyValueList>
        <LeaderRow label="Total Sells" value="12" />
        <LeaderRow label="Total Received" value="Rs. 1,39,227.20" />
      </KeyValueList>
    </div>
  </WindowPicture>
);

export const AtTheTopOfTheWindow = () => renderPage(<ProgressLine label="Loading History..." />, null);

export const OverACard = () => renderPage(null, <ProgressLine label="Loading totals..." />);
