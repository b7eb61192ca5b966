/** Prints the HTML of some components, with hooks and without, as server rendering without server components produces it. */
import { Button, ConfirmProvider, DataTable, OtpInput, StatusBadge, Toaster } from '@sarraf/ui';
import { LineChart } from '@sarraf/ui/line-chart';
import { PaymentQr } from '@sarraf/ui/payment-qr';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const nothing = () => {};
const same = (text) => text;
const words = { view: 'Show as', chart: 'Chart', table: 'Table', point: 'Date', instructions: 'Arrow keys move.' };
const points = [{ id: '2026-11-20', label: '20 November 2026', values: [3, 2] }];
const columns = [{ id: 'day', header: 'Day', cell: ({ label }) => label }];

const page = createElement(
  'main',
  null,
  createElement(StatusBadge, { tone: 'positive' }, 'Completed'),
  createElement(PaymentQr, { value: 'TXk9?amount=500', label: 'Pay 500 USDT' }),
  createElement(ConfirmProvider, null, createElement(Button, { onClick: nothing }, 'Pay')),
  createElement(OtpInput, { label: 'Code', length: 6, value: '12', normalise: same, onValueChange: nothing }),
  createElement(DataTable, {
    caption: 'Days',
    columns,
    rows: points,
    rowKey: ({ id }) => id,
    loadingLabel: 'Loading',
    empty: 'None',
  }),
  createElement(Toaster, { label: 'Messages', dismissLabel: 'Dismiss' }),
  createElement(LineChart, {
    title: 'Overview',
    series: ['Sales', 'Users'],
    points,
    view: 'table',
    onViewChange: nothing,
    empty: 'Nothing yet',
    words,
  }),
);

process.stdout.write(renderToString(page));
