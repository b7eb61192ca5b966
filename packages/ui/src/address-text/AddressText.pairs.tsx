export const ShortenedByHand = () => (
  <p dir="ltr" className="font-mono">
    TXYZopYR...8bT3mJ
  </p>
);
