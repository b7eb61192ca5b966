import { LANGUAGES, type Language } from '@sarraf/domain';
import { useLanguage, useMessages } from '@sarraf/forms/language';
import { Languages } from 'lucide-react';
import { useTransition } from 'react';
import { toast } from '@sarraf/ui';
import { chooseLanguage } from './choose-language.ts';
import { languageMessages } from './language.messages.ts';

const OTHER: Record<Language, Language> = { en: 'ur', ur: 'en' };

export interface LanguageSwitchProps {
  /** `row` has an icon, for use in a list; `word` is the name alone. */
  look?: 'word' | 'row';
  className?: string;
}

const LOOKS = {
  word: 'grid min-h-target min-w-target place-items-center rounded-full px-3 text-sm font-semibold text-ink-2 transition-colors hover:bg-sunken hover:text-ink active:bg-neutral-soft',
  row: 'flex min-h-target w-full items-center gap-3 rounded-box px-3 py-2 text-start text-sm font-medium text-ink-2 transition-colors hover:bg-sunken hover:text-ink active:bg-neutral-soft',
};

/** Button that switches to the other language. Its label is that language's own name. */
export function LanguageSwitch({ look = 'word', className = '' }: LanguageSwitchProps) {
  const messages = useMessages(languageMessages);
  const other = OTHER[useLanguage()];
  const [isLoading, startLoading] = useTransition();

  const choose = () =>
    startLoading(async () => {
      try {
        await chooseLanguage(other);
      } catch {
        toast(messages.failed, { tone: 'negative' });
      }
    });

  return (
    <button type="button" aria-busy={isLoading} onClick={choose} className={`${LOOKS[look]} ${className}`}>
      {look === 'row' && <Languages aria-hidden="true" className="size-5 shrink-0" />}
      <span className="sr-only">{messages.label}: </span>
      <span lang={other} dir={LANGUAGES[other].dir}>
        {LANGUAGES[other].name}
      </span>
    </button>
  );
}
