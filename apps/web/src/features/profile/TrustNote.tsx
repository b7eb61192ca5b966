import { useMessages } from '@sarraf/forms/language';
import { HandCoins } from 'lucide-react';
import { profileMessages } from './profile.messages.ts';

/** Promises to sellers (product.md R40). */
export function TrustNote() {
  const messages = useMessages(profileMessages);
  const { trust } = messages;
  return (
    <section aria-label={trust.title} className="flex gap-3.5 rounded-card bg-brand-soft p-5 text-brand">
      <HandCoins aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0">
        <h2 className="text-base font-bold">{trust.title}</h2>
        <ul className="mt-1.5 flex flex-col gap-1 text-sm text-ink">
          {trust.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
