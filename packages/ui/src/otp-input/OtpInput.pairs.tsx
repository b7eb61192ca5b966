const BOXES = ['1', '2', '3', '4', '5', '6'];

export const SixInputs = () => (
  <div role="group" aria-label="6-digit code" dir="ltr" className="flex gap-2">
    {BOXES.map((box) => (
      <input
        key={box}
        aria-label={`Digit ${box}`}
        inputMode="numeric"
        maxLength={1}
        className="h-14 w-10 min-w-0 rounded-control border border-control bg-surface text-center text-xl"
      />
    ))}
  </div>
);
