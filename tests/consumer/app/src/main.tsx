import '@sarraf/ui/styles.css';
import { Button, Notice, OtpInput, StatusBadge } from '@sarraf/ui';
import { LineChart, type ChartView } from '@sarraf/ui/line-chart';
import { PaymentQr } from '@sarraf/ui/payment-qr';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const WORDS = { view: 'Show as', chart: 'Chart', table: 'Table', point: 'Date', instructions: 'Arrow keys move.' };
const POINTS = [
  { id: '2026-11-20', label: '20 November 2026', values: [3, 2] as const },
  { id: '2026-11-21', label: '21 November 2026', values: [5, 4] as const },
];

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 6);

function Page() {
  const [code, setCode] = useState('');
  const [presses, setPresses] = useState(0);
  const [view, setView] = useState<ChartView>('chart');
  return (
    <main>
      <h1>Shop of somebody else</h1>
      <Button onClick={() => setPresses(presses + 1)}>Pressed {presses}</Button>
      <Button size="sm" variant="secondary">
        Small
      </Button>
      <StatusBadge tone="positive">Completed</StatusBadge>
      <Notice tone="notice">Send on this network only.</Notice>
      <OtpInput label="Code" length={6} value={code} normalise={digits} onValueChange={setCode} />
      <PaymentQr value="TXk9?amount=500" label="Pay 500 USDT" />
      <LineChart
        title="Overview"
        series={['Sales', 'Users']}
        points={POINTS}
        view={view}
        onViewChange={setView}
        empty="Nothing yet"
        words={WORDS}
      />
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
