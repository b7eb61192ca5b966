import { History } from 'lucide-react';
import { EmptyState } from './EmptyState.tsx';

export const ErrorAsEmpty = () => (
  <EmptyState icon={<History />} title="No transactions" message="The server did not answer." />
);
