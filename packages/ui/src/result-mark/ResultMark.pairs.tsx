import { ResultMark } from './ResultMark.tsx';

export const UnderAHeading = () => (
  <div className="flex flex-col items-center gap-3 text-center">
    <ResultMark result="completed" />
    <p className="text-xl font-bold">Transaction Completed</p>
  </div>
);

export const InAList = () => (
  <ul className="flex flex-col gap-3">
    <li className="flex items-center gap-3">
      <ResultMark result="completed" />
      <bdi dir="ltr">500 USDT</bdi>
    </li>
    <li className="flex items-center gap-3">
      <ResultMark result="failed" />
      <bdi dir="ltr">100 USDT</bdi>
    </li>
  </ul>
);
