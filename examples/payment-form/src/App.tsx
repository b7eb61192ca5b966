import { AppHeader } from '@sarraf/ui/app-header';
import { Button } from '@sarraf/ui/button';
import { ThemeToggle, type ThemeName } from '@sarraf/ui/theme-toggle';
import { useEffect, useState } from 'react';
import { DIRECTIONS, MESSAGES, type Language } from './messages.ts';
import { Payment } from './Payment.tsx';
import { RateChart } from './RateChart.tsx';
import { SellForm } from './SellForm.tsx';
import type { Sale } from './sale.ts';

/** Page with a form, and a chart beside it. Theme, language and direction are set on `<html>`, so that dialogs follow too. */
export function App() {
  const [language, setLanguage] = useState<Language>('en');
  const [theme, setTheme] = useState<ThemeName>('light');
  const [sale, setSale] = useState<Sale | null>(null);
  const messages = MESSAGES[language];

  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = language;
    root.dir = DIRECTIONS[language];
    root.classList.toggle('dark', theme === 'dark');
    document.title = messages.title;
  }, [language, theme, messages]);

  return (
    <main>
      <AppHeader
        title={messages.title}
        end={
          <div className="switches">
            <Button size="sm" variant="quiet" onClick={() => setLanguage(language === 'en' ? 'ur' : 'en')}>
              {messages.otherLanguage}
            </Button>
            <ThemeToggle theme={theme} onThemeChange={setTheme} label={messages.darkTheme} />
          </div>
        }
      />
      <div className="columns">
        {sale === null ? (
          <SellForm messages={messages} onContinue={setSale} />
        ) : (
          <Payment messages={messages} sale={sale} onStartAgain={() => setSale(null)} />
        )}
        <RateChart messages={messages} />
      </div>
    </main>
  );
}
