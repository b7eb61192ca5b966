import { Sparkles } from 'lucide-react';
import { IconButton } from './IconButton.tsx';

export const InventedIcon = () => <IconButton icon={<Sparkles />} label="Sell everything at the best price" />;
