import { expect, test } from 'vitest';

import { iconsIn, stepsIn } from '../../.storybook/docs/in-use.ts';

test('lists an icon once, even if several files import it, and no types', () => {
  const sources = [
    "import { X, type LucideIcon } from 'lucide-react';",
    "import {\n  ArrowRight,\n  X,\n} from 'lucide-react';\nimport type { LucideProps } from 'lucide-react';",
  ];

  expect(iconsIn(sources)).toEqual(['ArrowRight', 'X']);
});

test('counts the spacing steps of margins, paddings and gaps only', () => {
  const sources = ['<p className="mt-4 grid gap-x-2 text-2xl md:px-4" />', "cva('-mb-10 size-6 p-0')"];

  expect(stepsIn(sources)).toEqual([
    [2, 1],
    [4, 2],
    [10, 1],
  ]);
});
