import { MethodMark } from './MethodMark.tsx';

export const BesideTheName = () => (
  <p className="flex items-center gap-3">
    <MethodMark method="nayapay" />
    <span>NayaPay</span>
  </p>
);

export const WithoutTheName = () => (
  <div className="flex items-center gap-3">
    <MethodMark method="nayapay" />
    <MethodMark method="easypaisa" />
  </div>
);
